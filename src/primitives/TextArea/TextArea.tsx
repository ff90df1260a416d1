import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';

/** Props of {@link TextArea}: those of `<textarea>`, and what stands around it. */
export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** How many lines it shows while it is empty. */
  readonly rows?: number;
}

/** Labelled text of several lines; grows with what is written where browsers can. */
export function TextArea({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const field = { label, hint, error, required, id, className };
  return (
    <Field {...field} aria-describedby={describedBy} aria-invalid={isInvalid}>
      {(control) => <textarea rows={rows} {...rest} {...control} />}
    </Field>
  );
}
