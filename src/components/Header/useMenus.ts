import { type RefObject, useEffect } from 'react';

/**
 * Adds to the `<details>` inside `root` what the platform leaves out: Escape closes it and returns the focus to its button; it
 * also closes on a press outside, when the focus leaves, on a press on a link, a button or the veil over the page, and on the
 * browser's back and forward. Opening one closes the others, also in browsers that do not know `name` on `<details>`.
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
      // Not by its target: for an event inside a shadow root the document sees only the host.
      const path = event.composedPath();
      close(false, (menu) => path.includes(menu));
    };
    document.addEventListener('pointerdown', closeUnlessInside, { signal });
    // The event's target is the window, which is in no menu. In the capture phase, before the router: the new page asks where the
    // focus is.
    window.addEventListener('popstate', closeUnlessInside, { signal, capture: true });
    // Only if the focus was in the menu: some browsers do not focus a pressed button, so an open menu may never have had it.
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
      ({ target, ctrlKey, metaKey, shiftKey }) => {
        // With these keys a link opens elsewhere, and the visitor may want the next one, too.
        if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
        const pressed = target.closest('a[href], button');
        // The veil over the page counts as the menu itself. After a link the new page takes the focus; a button would lose it
        // with the menu, and the dialog that it opens could not return it.
        if (pressed !== null || target.matches('details')) close(pressed?.localName === 'button');
      },
      { signal },
    );
    return () => listening.abort();
  }, [root]);
}
