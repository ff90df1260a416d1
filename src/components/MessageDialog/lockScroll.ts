/** How many hold the lock, and what restores the page as it was before the first of them. */
let holders = 0;
let giveBack: () => void = () => undefined;

/**
 * Keeps the page from scrolling, and keeps the scroll bar's room where there is one, so that nothing shifts.
 *
 * @returns releases the lock; the page is restored once all of several holders have released theirs, in any order
 */
export function lockScroll(): () => void {
  if (holders === 0) giveBack = lock();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) giveBack();
  };
}

function lock(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasScrollBar) root.style.scrollbarGutter = 'stable';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}
