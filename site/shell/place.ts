import { MAIN_ID } from '../routes/index.ts';
import { type Arrival, isSwitch } from './arrival.ts';

/** Where a visitor stands in the page: what is read first below the header, by its way down from the main content. */
export type Place = readonly { readonly index: number; readonly top: number }[];

/** Where the visitor stands before the page changes to another language; nowhere where it changes to another page. */
export function placeBefore(arrival: Arrival): Place | undefined {
  if (arrival.navigationType === 'POP' || !isSwitch(arrival)) return undefined;
  const line = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const place = [];
  let element: Element | null | undefined = document.getElementById(MAIN_ID);
  while (element) {
    const children: Element[] = Array.from(element.children);
    // The last one, because decoration that lies behind the others comes before them.
    const index = children.findLastIndex((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return top <= line && bottom > line;
    });
    element = children[index];
    if (element) place.push({ index, top: element.getBoundingClientRect().top });
  }
  return place;
}

/**
 * Puts what was read first where it was in the window: a page is longer in one language than in another, and browsers know that
 * it is the same place only where nothing of it is new, WebKit never.
 */
export function goTo(place: Place): void {
  let element: Element | null | undefined = document.getElementById(MAIN_ID);
  let distance = 0;
  for (const { index, top } of place) {
    element = element?.children[index];
    if (!element) break;
    distance = element.getBoundingClientRect().top - top;
  }
  window.scrollBy({ top: distance, behavior: 'instant' });
}
