/** How many hold the page, and what gives it back as it was before the first of them. */
let holders = 0;
let giveBack: () => void = () => undefined;

/**
 * Keeps the page from scrolling, with the scroll bar's room kept where there is one, so that nothing shifts.
 *
 * @returns lets go of the page; it is given back as it was when the last of several who hold it has let go, in whatever order
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
