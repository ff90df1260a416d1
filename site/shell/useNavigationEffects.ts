import { useEffect, useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from '../routes/index.ts';
import { followsHash, isLanguageSwitch } from './navigation.ts';
import type { CurrentPage } from './site.ts';

/** How long the page waits before it scrolls to the anchor, in milliseconds (specification, section 9). */
const ANCHOR_DELAY_MS = 100;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A broken escape is no element's id.
    return null;
  }
}

/** Moves the focus where the eyes go; an element that is not focusable is made so for scripts only. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the visitor has opened a menu while the page was loading: it would close if it lost the focus. */
const isInOpenMenu = (): boolean => document.activeElement?.matches('header details[open] *') === true;

/**
 * Whether the focus is still where following the anchor left it: nowhere in particular, on the heading, which the navigation
 * focused, or on the link that leads there. A visitor who has since moved on to a menu or a field, or is busy inside `element`,
 * keeps the focus, and the focused element stays in sight.
 */
function isFocusFree(element: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null || active.contains(element) || active.matches('h1')) return true;
  // Not any link with this anchor: links to the page's other languages have it, too.
  const hasLed = active instanceof HTMLAnchorElement && active.href === window.location.href;
  return hasLed && !isInOpenMenu() && !element.contains(active);
}

/** Whether any part of an element is in the window. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The events by which visitors move through the page themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings visitors to their place in the page once its content is there, unless they have moved elsewhere while it was loading:
 * smoothly to the element named by the URL's hash, or to where they left it, or in another language to what they were reading.
 *
 * A finished document needs no scrolling: long before the app is alive the browser has scrolled to the anchor, or after a reload
 * or Back to where the visitor was. Visitors who are elsewhere by then have gone there themselves.
 */
export function useScrollTarget(page: CurrentPage, isReady: boolean): void {
  const { isPrerendered, returnToPlace } = page;
  const { hash, key } = page.location;
  const follows = followsHash(page);
  const wentElsewhere = useRef(false);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const note = () => {
      wentElsewhere.current = true;
    };
    wentElsewhere.current = false;
    for (const way of OWN_WAYS) {
      window.addEventListener(way, note, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [hash, key]);
  // Before the paint, so that nobody sees the page jump.
  useLayoutEffect(() => {
    if (isReady && !wentElsewhere.current) returnToPlace?.();
  }, [isReady, returnToPlace]);
  useEffect(() => {
    if (!follows || !isReady || hash === '') return undefined;
    const from = window.scrollY;
    const timer = setTimeout(() => {
      const element = elementOf(hash);
      if (element === null || wentElsewhere.current || !isFocusFree(element)) return;
      if (!isPrerendered)
        element.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth', block: 'start' });
      else if (!isInSight(element) && window.scrollY === from) return;
      focusOn(element);
    }, ANCHOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [follows, isPrerendered, isReady, hash, key]);
}

/**
 * After a link inside the site was followed, even to the page on screen: scrolls to the top, and focuses the main content, so
 * that it is read from there, then its heading as soon as there is one. The same page in another language keeps its position, and
 * the focus of a visitor who is busy in it.
 */
export function usePageChange(page: CurrentPage, isReady: boolean): void {
  useEffect(() => {
    const { from, location, navigationType } = page;
    if (from === undefined || (from === location.pathname && navigationType === 'POP')) return;
    if (location.hash !== '' && followsHash(page)) return;
    const main = document.getElementById(MAIN_ID);
    const isBusy =
      isInOpenMenu() || (isLanguageSwitch(page) && main?.contains(document.activeElement) === true);
    if (main !== null && !isBusy) focusOn(main);
    if (navigationType !== 'POP' && !isLanguageSwitch(page)) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page]);
  // The heading says which page it is: the main content has no name, and the title is not read out.
  useEffect(() => {
    const heading = isReady ? document.querySelector<HTMLElement>(`#${MAIN_ID}:focus h1`) : null;
    if (heading !== null) focusOn(heading);
  }, [page, isReady]);
}
