import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';

/** Props of {@link TextField}: those of `<input>`, and what stands around it. `className` goes to the outermost element. */
export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'required'> {}

/** A labelled line of text. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...rest
}: TextFieldProps) {
  const field = { label, hint, error, required, id, className };
  return (
    <Field {...field} aria-describedby={describedBy} aria-invalid={isInvalid}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
