import { useCallback, useRef } from 'react';

/**
 * A ref for something that is rendered by one element or another, such as a link with an address and one without: the element
 * that replaces a focused one gets the focus.
 */
export function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // It is in the same place: no need to scroll.
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      hadFocus.current = element.matches(':focus');
    };
  }, []);
}
