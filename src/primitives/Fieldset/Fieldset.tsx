import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Mark } from '../Field/Field.styles.ts';
import type { Answered } from '../Field/answered.ts';
import { type FieldMessages, useFieldParts } from '../Field/useFieldParts.tsx';
import { warnWithoutText } from '../shared/warnings.ts';
import { FieldsetBox } from './Fieldset.styles.ts';

/** Props of {@link Fieldset}: those of `<fieldset>`, and its legend and messages. */
export interface FieldsetProps
  extends
    FieldMessages,
    Answered<readonly string[]>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'aria-required'> {
  /** What the fields have in common. */
  readonly legend: ReactNode;
}

/** Fields that belong together under one name; `disabled` disables all of them. */
export function Fieldset({
  legend,
  hint,
  error,
  required,
  'aria-required': isSaid,
  children,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...rest
}: FieldsetProps) {
  warnWithoutText('Fieldset', 'legend', legend);
  const { control, mark, messages } = useFieldParts({
    hint,
    error,
    id: rest.id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    required,
    'aria-required': isSaid,
  });
  // To assistive technology a plain group cannot be required or invalid; a radio group can.
  const isRadioGroup = rest.role === 'radiogroup';
  const state = isRadioGroup && {
    'aria-required': required ?? isSaid,
    'aria-invalid': control['aria-invalid'],
  };
  return (
    <FieldsetBox
      data-field="wide"
      {...rest}
      {...state}
      id={control.id}
      aria-describedby={control['aria-describedby']}
    >
      <legend>
        {legend}
        {/* Where no attribute says so, the asterisk's meaning is read out. */}
        {isRadioGroup ? mark : mark && <Mark> *</Mark>}
      </legend>
      <div data-part="fields">{children}</div>
      {messages}
    </FieldsetBox>
  );
}
