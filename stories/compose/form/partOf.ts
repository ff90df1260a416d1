import { LANG_CODES } from '@plinth/ui/contract';
import type { Field } from '@plinth/site/composed';
import { valueAt } from '../model/values.ts';
import type { EditorProps } from './types.ts';

/** The editor's props of a part of a value: of a named field, or of an entry of a list. */
export function partOf<F extends Field>(
  { place, path, values }: Pick<EditorProps, 'place' | 'path' | 'values'>,
  step: string | number,
  field: F,
): Omit<EditorProps<F>, 'label'> {
  const parts = LANG_CODES.flatMap((langCode) => {
    const whole = values[langCode];
    return whole === undefined ? [] : [[langCode, { value: valueAt(whole.value, [step]) }]];
  });
  return { field, place, path: [...path, step], values: Object.fromEntries(parts) };
}
