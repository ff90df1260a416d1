import { type AriaAttributes, type ReactNode, useId } from 'react';
import { ErrorText, Hint, Mark } from './Field.styles.ts';

/** The messages of a form field, or of a group of them. */
export interface FieldMessages {
  /** Help that is always shown. */
  readonly hint?: ReactNode;
  /** What is wrong; marks the control as invalid. */
  readonly error?: string | undefined;
  /** Cannot be left empty: the label gets an asterisk, and assistive technology is told. */
  readonly required?: boolean | undefined;
  /**
   * Says the same as `required` without the browser's own check, to which an empty field is invalid from the start: screen readers
   * then say so before anything was typed. For forms that check themselves, as `useForm` does.
   */
  readonly 'aria-required'?: boolean | undefined;
}

/** What every form field has around its control. */
export interface FieldProps extends FieldMessages {
  /** The field's name, always in sight. */
  readonly label: ReactNode;
}

/** Attributes passed to the control, which are merged with the field's own. */
export interface PassedToControl extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly id?: string | undefined;
}

/** The props of a field that do not belong to its control. */
interface FieldOptions extends FieldProps, PassedToControl {
  /** The class of the outermost element. */
  readonly className?: string | undefined;
}

/** Splits the props of a field into those of the field and those of its control. */
export function splitField<Props extends FieldOptions>({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  'aria-required': isSaid,
  ...control
}: Props) {
  const field = { label, hint, error, required, id, className };
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isSaid };
  return [{ ...field, ...aria }, control] as const;
}

/** The attributes that a field's control must have. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': AriaAttributes['aria-invalid'];
  readonly 'aria-describedby': string | undefined;
}

/** The parts of a field around its control, tied to it by ids. */
export interface FieldParts {
  readonly control: FieldControl;
  /** After the label: the asterisk of a required field. */
  readonly mark: ReactNode;
  /** Below the control: help, which stays in place, then the error. */
  readonly messages: ReactNode;
}

/** Ties messages to a control, in addition to what describes it elsewhere. */
export function useFieldParts({
  hint,
  error,
  required,
  id,
  'aria-describedby': describedElsewhere,
  'aria-invalid': isInvalidElsewhere,
  'aria-required': isSaid,
}: FieldMessages & PassedToControl): FieldParts {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  // An empty text is not an error: `error={message ?? ''}`.
  const isWrong = Boolean(error);
  const describedBy = [isWrong && errorId, hint && hintId, describedElsewhere].filter(Boolean).join(' ');
  return {
    control: {
      id: controlId,
      required,
      'aria-required': isSaid,
      'aria-invalid': isWrong || isInvalidElsewhere,
      'aria-describedby': describedBy || undefined,
    },
    mark: (required ?? isSaid) && <Mark aria-hidden="true"> *</Mark>,
    messages: (
      <>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {isWrong && <ErrorText id={errorId}>{error}</ErrorText>}
      </>
    ),
  };
}
