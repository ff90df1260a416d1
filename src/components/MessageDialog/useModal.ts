import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { lockScroll } from './lockScroll.ts';

/**
 * Shows a `<dialog>` as a modal for as long as the component is mounted.
 *
 * @param first takes the focus
 * @param onClose called when the visitor closed it; not when the component is unmounted
 * @returns closes it for the visitor
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): () => void {
  const told = useRef(false);
  // Calls `onClose` at once: the `close` event comes a frame later, and until then the page would think that the visitor is
  // reading.
  const close = () => {
    dialog.current?.close();
    if (told.current) return;
    told.current = true;
    onClose();
  };
  const latest = useLatest(close);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // A long message starts at its top.
    first.current?.focus({ preventScroll: true });
    element.scrollTo(0, 0);
    const unlock = lockScroll();
    const cancelled = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    // A browser may close it without `cancel`. Strict mode may have opened it again by the time that this event comes.
    const closed = () => {
      if (!element.open) latest.current();
    };
    element.addEventListener('cancel', cancelled);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('cancel', cancelled);
      element.removeEventListener('close', closed);
      unlock();
      // Closing returns the focus; removing the element would lose it.
      element.close();
    };
  }, [dialog, first, latest]);
  return close;
}
