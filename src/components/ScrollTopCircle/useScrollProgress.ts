import { type RefObject, useEffect } from 'react';

/** How far to scroll, in window heights, before the button appears; the style sheet's range says the same. */
const SHOWN_AFTER = 0.6;

/**
 * Where CSS has no scroll-driven animations: keeps the element's `--progress` (0 to 1) and `data-shown` up to date, at most once
 * a frame.
 */
export function useScrollProgress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null || CSS.supports('animation-timeline: scroll()')) return undefined;
    let frame = 0;
    const update = () => {
      frame = 0;
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const progress = Math.min(1, scrollTop / Math.max(1, scrollHeight - clientHeight));
      element.style.setProperty('--progress', String(progress));
      element.toggleAttribute('data-shown', scrollTop > clientHeight * SHOWN_AFTER);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ref]);
}
