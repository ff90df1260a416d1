import type { KeyboardEvent, ReactNode } from 'react';
import { warnWithoutText } from '../shared/warnings.ts';
import { FieldBox } from './Field.styles.ts';
import { type FieldControl, type FieldProps, type PassedToControl, useFieldParts } from './useFieldParts.tsx';

/**
 * Shows the whole field to visitors who reach it with the Tab key: browsers scroll only to the line with the caret, and leave
 * label, ring or most of a text area under a sticky header or below the window. Not on focus, or a field would move under the
 * pointer that presses it. One frame later: when keys come fast, Firefox scrolls to its line after the key event. Not if the
 * focus has moved on by then: the newly focused element would be scrolled out of sight.
 */
const showTabbedTo = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key !== 'Tab') return;
  requestAnimationFrame(() => {
    // Asked of the field itself: a document does not know what has the focus in a frame or a shadow root.
    if (currentTarget.querySelector(':focus')) currentTarget.scrollIntoView({ block: 'nearest' });
  });
};

interface FieldFrameProps extends FieldProps, PassedToControl {
  readonly className?: string | undefined;
  /** For long answers: in a form of two columns the field spans both. */
  readonly wide?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, optional help, and a line that is reserved for an error, so that nothing jumps. */
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
