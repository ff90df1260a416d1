import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warn } from '../shared/warnings.ts';
import { CounterLine } from './Counter.styles.ts';

interface CounterProps {
  readonly maxLength: number | undefined;
  /** The control's value before anything is typed. */
  readonly initial: string | number | readonly string[] | undefined;
  /** Announced when few characters are left; `{left}` stands for how many. */
  readonly label: string;
}

/** From how many characters left it is announced, and after how many more again. */
const TOLD_FROM = 20;
const TOLD_AFTER = 5;

const stepOf = (left: number): number => Math.ceil(left / TOLD_AFTER);

/**
 * The number of characters in the field's control, out of the most allowed: always visible, announced at a few steps before the
 * limit.
 */
export function Counter({ maxLength, initial, label }: CounterProps) {
  const line = useRef<HTMLSpanElement>(null);
  // Not by an id: a document does not find elements in a frame or a shadow root.
  const findControl = useCallback(
    () =>
      line.current
        ?.closest('[data-field]')
        ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    [],
  );
  const subscribe = useCallback(
    (notify: () => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      const control = findControl();
      control?.addEventListener('input', notify, { signal });
      // The form is emptied after its `reset` event.
      control?.form?.addEventListener('reset', () => setTimeout(notify), { signal });
      return () => listening.abort();
    },
    [findControl],
  );
  const atFirst = initial === undefined ? 0 : String(initial).length;
  const used = useSyncExternalStore(
    subscribe,
    () => findControl()?.value.length ?? atFirst,
    () => atFirst,
  );
  const left = Math.max(0, (maxLength ?? 0) - used);
  // What is left when a step is reached, which pasted text may jump over; the same until the next, or every key would speak.
  const [told, setTold] = useState(left);
  if (stepOf(told) !== stepOf(left)) setTold(left);
  if (maxLength === undefined) {
    warn('Field', '`counter` needs `maxLength`, which is missing.');
    return null;
  }
  // Both numbers, what stands between them, and a space before it: no sign of these is wider than `0`.
  const room = `${2 * String(maxLength).length + 4}ch`;
  return (
    <CounterLine ref={line} $room={room}>
      <span aria-hidden="true">{`${used} / ${maxLength}`}</span>
      <VisuallyHidden role="status">
        {left <= TOLD_FROM && label.replace('{left}', String(told))}
      </VisuallyHidden>
    </CounterLine>
  );
}
