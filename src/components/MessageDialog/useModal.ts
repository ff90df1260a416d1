import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { lockScroll } from './lockScroll.ts';

/**
 * Shows a `<dialog>` as a modal for as long as the component lives.
 *
 * @param first takes the focus
 * @param onClose the visitor closed it; not called when the component goes away by itself
 * @returns closes it for the visitor
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): () => void {
  const told = useRef(false);
  // Tells at once: `close` comes a frame later, and the page must not take the visitor to be reading until then.
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
    // A long message is read from its beginning.
    first.current?.focus({ preventScroll: true });
    element.scrollTo(0, 0);
    const unlock = lockScroll();
    const cancelled = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    // A browser may close it without asking. Strict mode may have opened it again by the time that this is heard.
    const closed = () => {
      if (!element.open) latest.current();
    };
    element.addEventListener('cancel', cancelled);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('cancel', cancelled);
      element.removeEventListener('close', closed);
      unlock();
      // Closing gives the focus back; taking the element out of the page would lose it.
      element.close();
    };
  }, [dialog, first, latest]);
  return close;
}
