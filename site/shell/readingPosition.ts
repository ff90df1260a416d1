import { MAIN_ID } from '../routes/index.ts';
import { type Navigation, isLanguageSwitch } from './navigation.ts';

/** A visitor's position in the page: the first element below the header, by its path down from the main content. */
export type ReadingPosition = readonly { readonly index: number; readonly top: number }[];

/** The visitor's position before the page changes to another language; undefined where it changes to another page. */
export function readingPositionBefore(navigation: Navigation): ReadingPosition | undefined {
  if (navigation.navigationType === 'POP' || !isLanguageSwitch(navigation)) return undefined;
  const line = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const position = [];
  let element: Element | null | undefined = document.getElementById(MAIN_ID);
  while (element) {
    const children: Element[] = Array.from(element.children);
    // The last one, because decoration behind the others comes before them.
    const index = children.findLastIndex((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return top <= line && bottom > line;
    });
    element = children[index];
    if (element) position.push({ index, top: element.getBoundingClientRect().top });
  }
  return position;
}

/**
 * Scrolls that element to where it was in the window: a page is longer in one language than in another, and browsers keep the
 * place only where no element is replaced, WebKit never.
 */
export function restoreReadingPosition(position: ReadingPosition): void {
  let element: Element | null | undefined = document.getElementById(MAIN_ID);
  let distance = 0;
  for (const { index, top } of position) {
    element = element?.children[index];
    if (!element) break;
    distance = element.getBoundingClientRect().top - top;
  }
  window.scrollBy({ top: distance, behavior: 'instant' });
}
