import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';

/** Props of {@link TextField}: those of `<input>`, and what stands around it. `className` goes to the outermost element. */
export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'required'> {}

/** A labelled line of text. */
export function TextField({ label, hint, error, required, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
