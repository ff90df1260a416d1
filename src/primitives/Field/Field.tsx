import type { KeyboardEvent, ReactNode } from 'react';
import { warnWithoutText } from '../shared/warnings.ts';
import { FieldBox } from './Field.styles.ts';
import { type FieldControl, type FieldProps, type PassedToControl, useFieldParts } from './useFieldParts.tsx';

/**
 * Shows the whole field to those who come to it with the tab key: browsers scroll to the line that is written in, and leave label, ring
 * or most of a text area under a sticky header or below the window. Not with the focus itself, by which a field would move under
 * a pointer that presses it. And a frame later: where keys follow fast, Firefox scrolls to its line after it has told of the key.
 * Unless the focus has gone on by then: what has it now would be scrolled out of sight.
 */
const showTabbedTo = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key !== 'Tab') return;
  requestAnimationFrame(() => {
    // Asked of the field itself: a document does not tell what has the focus in a frame or in a shadow root.
    if (currentTarget.querySelector(':focus')) currentTarget.scrollIntoView({ block: 'nearest' });
  });
};

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
  const isHinted = Boolean(rest.hint);
  return (
    <FieldBox
      className={className}
      data-field={wide ? 'wide' : ''}
      data-hinted={isHinted || undefined}
      $hinted={isHinted}
      $invalid={String(control['aria-invalid']) === 'true'}
      onKeyUp={showTabbedTo}
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
