import type { ComponentPropsWithRef } from 'react';
import type { Answered } from '../Field/answered.ts';
import { type FieldProps, useFieldParts, splitField } from '../Field/useFieldParts.tsx';
import { warnWithoutText } from '../shared/warnings.ts';
import { CheckMark, ChoiceBox } from './Checkbox.styles.ts';

/**
 * Props of {@link Checkbox}: those of `<input type="checkbox">`, and its label and messages. `className` goes to the outermost
 * element. The label may hold a link, such as one to what is consented to.
 */
export interface CheckboxProps
  extends
    FieldProps,
    Answered<boolean | readonly string[]>,
    Omit<ComponentPropsWithRef<'input'>, 'aria-required' | 'required' | 'type'> {}

/** A labelled box that is ticked or not; a press anywhere on the label ticks it. */
export function Checkbox(props: CheckboxProps) {
  const [{ label, className, ...field }, rest] = splitField(props);
  warnWithoutText('Checkbox', 'label', label);
  const { control, mark, messages } = useFieldParts(field);
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
