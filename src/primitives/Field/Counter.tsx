import { useCallback, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warn } from '../shared/warnings.ts';
import { CounterLine } from './Field.styles.ts';

interface CounterProps {
  /** The id of the control whose characters are counted. */
  readonly controlId: string;
  readonly maxLength: number | undefined;
  /** What stands in the control before anything is typed. */
  readonly initial: string | number | readonly string[] | undefined;
  /** Said when room runs out; `{left}` stands for the number. */
  readonly label: string;
}

/** From how many characters left on it is told, and after how many more again. */
const TOLD_FROM = 20;
const TOLD_AFTER = 5;

/** Undefined before the control is on the page. */
const lengthOf = (id: string): number | undefined => {
  const control = document.getElementById(id);
  return control !== null && 'value' in control ? String(control.value).length : undefined;
};

/** How many characters of how many stand in a control: in sight always, said at a few steps before the end. */
export function Counter({ controlId, maxLength, initial, label }: CounterProps) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      const control = document.getElementById(controlId);
      control?.addEventListener('input', notify, { signal });
      // The form is emptied after it has said so.
      control?.closest('form')?.addEventListener('reset', () => setTimeout(notify), { signal });
      return () => listening.abort();
    },
    [controlId],
  );
  const atFirst = initial === undefined ? 0 : String(initial).length;
  const used = useSyncExternalStore(
    subscribe,
    () => lengthOf(controlId) ?? atFirst,
    () => atFirst,
  );
  if (maxLength === undefined) {
    warn('Field', '`counter` counts up to `maxLength`, which is missing.');
    return null;
  }
  const left = Math.max(0, maxLength - used);
  const told = Math.ceil(left / TOLD_AFTER) * TOLD_AFTER;
  return (
    <CounterLine>
      <span aria-hidden="true">{`${used} / ${maxLength}`}</span>
      <VisuallyHidden role="status">
        {left <= TOLD_FROM && label.replace('{left}', String(told))}
      </VisuallyHidden>
    </CounterLine>
  );
}
