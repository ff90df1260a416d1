import { type RefObject, useEffect } from 'react';

/**
 * Adds to the `<details>` inside `root` what the platform leaves out: Escape closes and gives the focus back to the
 * button, a press outside or the focus going elsewhere closes, and so do a press on a link, a button or the veil over the page
 * and the browser's own back and forward. One opening closes the others also where browsers do not know `name` on `<details>`.
 */
export function useMenus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const close = (givesFocusBack: boolean, staysOpen?: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (staysOpen?.(menu)) continue;
        menu.open = false;
        if (givesFocusBack) menu.querySelector('summary')?.focus();
      }
    };
    const closeUnlessInside = (event: Event) => {
      // Not by its target: of what is in a shadow root the document hears the host only.
      const path = event.composedPath();
      close(false, (menu) => path.includes(menu));
    };
    document.addEventListener('pointerdown', closeUnlessInside, { signal });
    // The event's target is the window, which no menu holds. Before the router hears of it: the new page asks where the focus is.
    window.addEventListener('popstate', closeUnlessInside, { signal, capture: true });
    // Leaves the menu, not merely moves: some browsers do not focus a pressed button, so a menu may be open without it.
    root.current?.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        if (target instanceof Node && relatedTarget instanceof Node)
          close(false, (menu) => !menu.contains(target) || menu.contains(relatedTarget));
      },
      { signal },
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), { signal });
    root.current?.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const pressed = target.closest('a[href], button');
        // What a menu lays over the page counts as the menu itself. A link leads to a page that takes the focus; a button would lose it
        // with the menu, and the dialog that it opens could not give it back.
        if (pressed !== null || target.matches('details')) close(pressed?.localName === 'button');
      },
      { signal },
    );
    return () => listening.abort();
  }, [root]);
}
