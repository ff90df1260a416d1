import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { MAIN_ID } from '../routes/index.ts';

/** How long the page waits before it scrolls to the anchor, in milliseconds (specification, section 9). */
const ANCHOR_DELAY_MS = 100;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A broken escape names no element.
    return null;
  }
}

/** Focus goes where the eyes go; an element that takes no focus is made to take it from script only. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Whether the focus is still where following the anchor left it: nowhere in particular, or on the link that leads there. A
 * visitor who has gone on to a menu or a field since, or is busy inside `element`, keeps the focus.
 */
function isFocusFree(element: HTMLElement, hash: string): boolean {
  const active = document.activeElement;
  if (active === null || active.contains(element)) return true;
  return active instanceof HTMLAnchorElement && active.hash === hash && !element.contains(active);
}

/** Scrolls smoothly to the element named by the URL's hash once the page's content is there. */
export function useAnchorScroll(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return undefined;
    const timer = setTimeout(() => {
      const element = elementOf(hash);
      if (element === null) return;
      element.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth', block: 'start' });
      if (isFocusFree(element, hash)) focusOn(element);
    }, ANCHOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, hash, key]);
}

/** Whether the visitor has opened a menu while the page was on its way: it would close if the focus were taken out of it. */
const isInOpenMenu = (): boolean => document.activeElement?.matches('header details[open] *') === true;

/** After a link inside the site was followed: to the top, and focus to the main content so that it is read from there. */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    const main = document.getElementById(MAIN_ID);
    if (main !== null && !isInOpenMenu()) focusOn(main);
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigationType]);
}
