import { useEffect, useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from '../routes/index.ts';
import { followsHash, isLanguageSwitch } from './navigation.ts';
import { restoreReadingPosition } from './readingPosition.ts';
import type { CurrentPage } from './site.ts';

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

/** Whether the visitor has opened a menu while the page was on its way: it would close if the focus were taken out of it. */
const isInOpenMenu = (): boolean => document.activeElement?.matches('header details[open] *') === true;

/**
 * Whether the focus is still where following the anchor left it: nowhere in particular, on the heading, to which coming to the page
 * had brought it, or on the link that leads there. A visitor who has gone on to a menu or a field since, or is busy inside
 * `element`, keeps the focus, and what has it in sight.
 */
function isFocusFree(element: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null || active.contains(element) || active.matches('h1')) return true;
  // Not any link with this anchor: those to the page's other languages carry it along.
  const hasLed = active instanceof HTMLAnchorElement && active.href === window.location.href;
  return hasLed && !isInOpenMenu() && !element.contains(active);
}

/** Whether any of an element is in the window. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** What tells that a visitor goes where they want to be on their own. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings the visitor to their place in the page once its content is there, unless they have gone elsewhere while it was on its way:
 * smoothly to the element named by the URL's hash, or in another language to what they were reading.
 *
 * A finished document needs no scrolling: long before the app is alive the browser has gone to the anchor, or after a reload and
 * on the way back to where the visitor was. Who stands still elsewhere by then is there on their own.
 */
export function useScrollTarget(page: CurrentPage, isReady: boolean): void {
  const { isPrerendered, readingPosition } = page;
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
  // Before it is painted: nobody sees the page jump.
  useLayoutEffect(() => {
    if (isReady && readingPosition !== undefined && !wentElsewhere.current)
      restoreReadingPosition(readingPosition);
  }, [isReady, readingPosition]);
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
 * After a link inside the site was followed, be it to the page on screen: to the top, and focus to the main content so that it is
 * read from there, and to its heading as soon as that is there. The same page in another language stays where it is, and so does
 * the focus of somebody who is busy in it.
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
  // The heading says which page that is: the content has no name, and the title is not read out.
  useEffect(() => {
    const heading = isReady ? document.querySelector<HTMLElement>(`#${MAIN_ID}:focus h1`) : null;
    if (heading !== null) focusOn(heading);
  }, [page, isReady]);
}
