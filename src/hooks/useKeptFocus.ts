import { type RefCallback, useState } from 'react';

/**
 * A ref for something that is rendered by one element or another, such as a link with an address and one without: the element
 * that replaces a focused one gets the focus.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const [keptFocus] = useState(() => {
    let last: HTMLElement | null = null;
    let hadFocus: boolean | undefined;
    // Returns no cleanup: routers' links that set a ref of their own beside this one never call it.
    return (element: HTMLElement | null): void => {
      if (element === null) hadFocus = last?.matches(':focus');
      // It is in the same place: no need to scroll.
      else if (hadFocus) element.focus({ preventScroll: true });
      last = element;
    };
  });
  return keptFocus;
}
