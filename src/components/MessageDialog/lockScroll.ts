/**
 * Keeps the page from scrolling, with the scroll bar's room kept where there is one, so that nothing shifts.
 *
 * @returns gives the page back as it was
 */
export function lockScroll(): () => void {
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
