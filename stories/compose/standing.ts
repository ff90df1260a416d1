import type { RefCallback } from 'react';

/**
 * An element that outlives what holds it, for a part with much to lose: Storybook draws a story anew whenever it hears of two changes
 * of files at once, as it does when the composer saves, and leaves the story nothing.
 *
 * @returns the ref of what holds it for the time being
 */
export function standing(element: HTMLElement): RefCallback<HTMLElement> {
  let focused: HTMLElement | undefined;
  element.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused = target;
  });
  const goOn = () => {
    for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
      // One that was taken out of the document is open still, and no longer above the others.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    // Nobody else's focus is taken, such as that of the workshop around.
    if (document.hasFocus() && document.activeElement === document.body) focused?.focus();
  };
  return (holder) => {
    if (holder === null) return undefined;
    holder.append(element);
    let wasHidden = true;
    // Storybook hides what it draws for a while.
    const observer = new ResizeObserver(([entry]) => {
      const isHidden = entry?.contentRect.width === 0;
      if (wasHidden && !isHidden) goOn();
      wasHidden = isHidden;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  };
}
