import { type AriaAttributes, type ReactNode, useId } from 'react';
import { warnWithoutText } from '../shared/warnings.ts';
import { ErrorText, FieldBox, Hint } from './Field.styles.ts';

/** What every form field has around its control. */
export interface FieldProps {
  /** The field's name, always in sight. */
  readonly label: ReactNode;
  /** Help that stays. */
  readonly hint?: ReactNode;
  /** What is wrong; marks the control as invalid. */
  readonly error?: string;
  /** Cannot be left empty: the label gets an asterisk, the control says so to assistive technology. */
  readonly required?: boolean;
}

/** What the control inside a {@link Field} has to carry. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': AriaAttributes['aria-invalid'];
  readonly 'aria-describedby': string | undefined;
}

/** What was passed to the control, and is told together with what the field itself has to tell. */
export type PassedToControl = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & {
  readonly id: string | undefined;
  readonly className: string | undefined;
};

interface FieldFrameProps extends FieldProps, PassedToControl {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, and a line below that is hint or error: the line is always there, so nothing jumps. */
export function Field({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedElsewhere,
  'aria-invalid': isInvalidElsewhere = false,
  children,
}: FieldFrameProps) {
  warnWithoutText('Field', 'label', label);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId, describedElsewhere]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldBox className={className}>
      <label htmlFor={controlId}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error === undefined ? isInvalidElsewhere : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </FieldBox>
  );
}
