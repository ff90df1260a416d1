import { useCallback, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warn } from '../shared/warnings.ts';
import { CounterLine } from './Field.styles.ts';

interface CounterProps {
  readonly maxLength: number | undefined;
  /** What stands in the control before anything is typed. */
  readonly initial: string | number | readonly string[] | undefined;
  /** Said when room runs out; `{left}` stands for the number. */
  readonly label: string;
}

/** From how many characters left on it is told, and after how many more again. */
const TOLD_FROM = 20;
const TOLD_AFTER = 5;

/** How many characters of how many stand in the control of the field around: in sight always, said at a few steps before the end. */
export function Counter({ maxLength, initial, label }: CounterProps) {
  const line = useRef<HTMLSpanElement>(null);
  // Not by an id: a document does not find what is in a frame or in a shadow root.
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
      // The form is emptied after it has said so.
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
  if (maxLength === undefined) {
    warn('Field', '`counter` counts up to `maxLength`, which is missing.');
    return null;
  }
  const left = Math.max(0, maxLength - used);
  const told = Math.ceil(left / TOLD_AFTER) * TOLD_AFTER;
  return (
    <CounterLine ref={line}>
      <span aria-hidden="true">{`${used} / ${maxLength}`}</span>
      <VisuallyHidden role="status">
        {left <= TOLD_FROM && label.replace('{left}', String(told))}
      </VisuallyHidden>
    </CounterLine>
  );
}
