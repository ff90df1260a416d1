import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';

/** Props of {@link TextArea}: those of `<textarea>`, and what stands around it. */
export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** How many lines it shows while it is empty. */
  readonly rows?: number;
}

/** Labelled text of several lines; grows with what is written where browsers can. */
export function TextArea({ label, hint, error, required, id, className, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {(control) => <textarea rows={rows} {...rest} {...control} />}
    </Field>
  );
}
