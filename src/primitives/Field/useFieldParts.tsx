import { type AriaAttributes, type ReactNode, useId } from 'react';
import { ErrorText, Hint, Mark } from './Field.styles.ts';

/** What a form field, or a group of them, has to say beside its name. */
export interface FieldMessages {
  /** Help that stays. */
  readonly hint?: ReactNode;
  /** What is wrong; marks the control as invalid. */
  readonly error?: string | undefined;
  /** Cannot be left empty: the label gets an asterisk, the control says so to assistive technology. */
  readonly required?: boolean | undefined;
}

/** What every form field has around its control. */
export interface FieldProps extends FieldMessages {
  /** The field's name, always in sight. */
  readonly label: ReactNode;
}

/** What was passed to the control, and is told together with what the field itself has to tell. */
export interface PassedToControl extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly id?: string | undefined;
}

/** What a part with a control takes for what stands around it; the rest is the control's. */
interface FieldOptions extends FieldProps, PassedToControl {
  /** Of the outermost element. */
  readonly className?: string | undefined;
}

/** Takes the props of a field apart: what stands around the control, and what belongs to the control. */
export function splitField<Props extends FieldOptions>({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...control
}: Props) {
  const field = { label, hint, error, required, id, className };
  return [{ ...field, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }, control] as const;
}

/** What the control of a field has to carry. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': AriaAttributes['aria-invalid'];
  readonly 'aria-describedby': string | undefined;
}

/** What a field has around its control, tied to it by ids. */
export interface FieldParts {
  readonly control: FieldControl;
  /** After the label: the asterisk of what cannot be left empty. */
  readonly mark: ReactNode;
  /** Below the control: help, which stays where it is, then what is wrong. */
  readonly messages: ReactNode;
}

/** Ties messages to a control, beside what describes it elsewhere. */
export function useFieldParts({
  hint,
  error,
  required,
  id,
  'aria-describedby': describedElsewhere,
  'aria-invalid': isInvalidElsewhere,
}: FieldMessages & PassedToControl): FieldParts {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  // No words are no error: `error={message ?? ''}`.
  const isWrong = Boolean(error);
  const describedBy = [isWrong && errorId, hint && hintId, describedElsewhere].filter(Boolean).join(' ');
  return {
    control: {
      id: controlId,
      required,
      'aria-invalid': isWrong || isInvalidElsewhere,
      'aria-describedby': describedBy || undefined,
    },
    mark: required && <Mark aria-hidden="true"> *</Mark>,
    messages: (
      <>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {isWrong && <ErrorText id={errorId}>{error}</ErrorText>}
      </>
    ),
  };
}
