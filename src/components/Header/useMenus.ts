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
    const openMenus = () => root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    const closeUnlessInside = (event: Event) => {
      // Not by its target: of what is in a shadow root the document hears the host only.
      const path = event.composedPath();
      for (const menu of openMenus()) {
        if (!path.includes(menu)) menu.open = false;
      }
    };
    document.addEventListener('pointerdown', closeUnlessInside, { signal });
    // The event's target is the window, which no menu holds. Before the router hears of it: the new page asks where the focus is.
    window.addEventListener('popstate', closeUnlessInside, { signal, capture: true });
    // Leaves the menu, not merely moves: some browsers do not focus a pressed button, so a menu may be open without it.
    root.current?.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        if (!(target instanceof Node) || !(relatedTarget instanceof Node)) return;
        for (const menu of openMenus()) {
          if (menu.contains(target) && !menu.contains(relatedTarget)) menu.open = false;
        }
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        for (const menu of openMenus()) {
          menu.open = false;
          menu.querySelector('summary')?.focus();
        }
      },
      { signal },
    );
    root.current?.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        // What a menu lays over the page counts as the menu itself.
        if (target.closest('a[href], button') === null && !target.matches('details')) return;
        for (const menu of openMenus()) {
          menu.open = false;
          // A link leads to a page that takes the focus; a button would lose it with the menu, and so would the dialog that it opens.
          if (menu.contains(target.closest('button'))) menu.querySelector('summary')?.focus();
        }
      },
      { signal },
    );
    return () => listening.abort();
  }, [root]);
}
