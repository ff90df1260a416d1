import type { ComponentPropsWithRef } from 'react';
import { type FieldProps, useFieldParts } from '../Field/useFieldParts.tsx';
import { warnWithoutText } from '../shared/warnings.ts';
import { CheckMark, ChoiceBox } from './Checkbox.styles.ts';

/**
 * Props of {@link Checkbox}: those of `<input type="checkbox">`, and what stands around it. `className` goes to the outermost
 * element. The label may hold a link, such as one to what is consented to.
 */
export interface CheckboxProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'required' | 'type'> {}

/** A labelled box that is ticked or not; a press anywhere on the label ticks it. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...rest
}: CheckboxProps) {
  warnWithoutText('Checkbox', 'label', label);
  const { control, mark, messages } = useFieldParts({
    hint,
    error,
    required,
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
  });
  return (
    <ChoiceBox className={className} data-field="wide">
      <label>
        <CheckMark {...rest} {...control} type="checkbox" />
        <span>
          {label}
          {mark}
        </span>
      </label>
      {messages}
    </ChoiceBox>
  );
}
