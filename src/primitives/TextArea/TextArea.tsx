import type { ComponentPropsWithRef } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field } from '../Field/Field.tsx';
import type { Answered } from '../Field/answered.ts';
import { type FieldProps, splitField } from '../Field/useFieldParts.tsx';

/** Props of {@link TextArea}: those of `<textarea>`, and its label and messages. */
export interface TextAreaProps
  extends
    FieldProps,
    Answered<string>,
    Omit<ComponentPropsWithRef<'textarea'>, 'aria-required' | 'required'> {
  /** How many lines it shows while it is empty. */
  readonly rows?: number | undefined;
  /**
   * Shows how many characters of `maxLength` are used, and announces these words when few are left; `{left}` stands for how many.
   */
  readonly counter?: string | undefined;
}

/** Labelled text of several lines; grows with what is written, in browsers that can. */
export function TextArea({ rows = 5, counter, ...props }: TextAreaProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field} wide>
      {(control) => (
        <>
          <textarea rows={rows} {...rest} {...control} />
          {counter !== undefined && (
            <Counter maxLength={rest.maxLength} initial={rest.value ?? rest.defaultValue} label={counter} />
          )}
        </>
      )}
    </Field>
  );
}
