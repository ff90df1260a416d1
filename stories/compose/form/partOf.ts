import type { Field } from '@plinth/site/composed';
import { mapLanguages } from '../model/draft.ts';
import { labelOf, partLabel } from '../model/labels.ts';
import { valueAt } from '../model/values.ts';
import type { EditorProps } from './types.ts';

/** The editor's props for a part of a value: a named field, or an entry of a list. A value without a label is a section or the page. */
export function partOf<F extends Field>(
  { label, place, path, values }: Omit<EditorProps, 'field' | 'label'> & { readonly label?: string },
  step: string | number,
  field: F,
): EditorProps<F> {
  const parts = mapLanguages(values, ({ value }) => ({ value: valueAt(value, [step]) }));
  const name = label === undefined ? labelOf(String(step)) : partLabel(label, step);
  return { field, label: name, place, path: [...path, step], values: parts };
}
