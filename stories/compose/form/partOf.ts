import type { Field } from '@plinth/site/composed';
import { mapLanguages } from '../model/draft.ts';
import { valueAt } from '../model/values.ts';
import type { EditorProps } from './types.ts';

/** The editor's props of a part of a value: of a named field, or of an entry of a list. */
export function partOf<F extends Field>(
  { place, path, values }: Pick<EditorProps, 'place' | 'path' | 'values'>,
  step: string | number,
  field: F,
): Omit<EditorProps<F>, 'label'> {
  const parts = mapLanguages(values, ({ value }) => ({ value: valueAt(value, [step]) }));
  return { field, place, path: [...path, step], values: parts };
}
