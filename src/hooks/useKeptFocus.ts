import { useCallback, useRef } from 'react';

/**
 * The ref of something that one element or another shows, as a link with an address and one without: where the one had the focus,
 * the other that takes its place has it.
 */
export function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // It stands where the other stood: nothing has to be scrolled to.
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      hadFocus.current = element.matches(':focus');
    };
  }, []);
}
