import type { ReactNode } from 'react';
import { warnWithoutText } from '../shared/warnings.ts';
import { FieldBox } from './Field.styles.ts';
import { type FieldControl, type FieldProps, type PassedToControl, useFieldParts } from './useFieldParts.tsx';

interface FieldFrameProps extends FieldProps, PassedToControl {
  readonly className?: string | undefined;
  /** The answer may be long: in a form of two columns the field takes both. */
  readonly wide?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, help where there is some, and a line that is kept for an error, so that nothing jumps. */
export function Field({ label, className, wide = false, children, ...rest }: FieldFrameProps) {
  warnWithoutText('Field', 'label', label);
  const { control, mark, messages } = useFieldParts(rest);
  const isHinted = rest.hint !== undefined;
  const isInvalid = control['aria-invalid'];
  return (
    <FieldBox
      className={className}
      data-field={wide ? 'wide' : ''}
      data-hinted={isHinted || undefined}
      $hinted={isHinted}
      $invalid={isInvalid === true || isInvalid === 'true'}
    >
      <label htmlFor={control.id}>
        {label}
        {mark}
      </label>
      {children(control)}
      {messages}
    </FieldBox>
  );
}
