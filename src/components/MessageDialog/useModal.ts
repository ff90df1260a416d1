import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { lockScroll } from './lockScroll.ts';

/**
 * Shows a `<dialog>` as a modal for as long as the component lives.
 *
 * @param first takes the focus
 * @param onClose the visitor closed it; not called when the component goes away by itself
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const latest = useLatest(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    first.current?.focus();
    const unlock = lockScroll();
    // `close` comes late: strict mode may have opened the dialog again by then.
    const closed = () => {
      if (!element.open) latest.current();
    };
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      unlock();
      // Closing gives the focus back; taking the element out of the page would lose it.
      element.close();
    };
  }, [dialog, first, latest]);
}
