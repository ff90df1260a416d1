import { MAIN_ID } from '../routes/index.ts';
import { type Navigation, isLanguageSwitch } from './navigation.ts';
import type { CurrentPage } from './site.ts';

/** A visitor's position in the page: the first element below the header, by its path down from the main content. */
type ReadingPosition = readonly { readonly index: number; readonly top: number }[];

/** What a link leaves in the history entry that it makes: the key of the entry before it, and how far that one was scrolled. */
export interface PageBefore {
  readonly key: string;
  readonly top: number;
}

/**
 * What brings visitors to their place in the page that is about to be shown: where they left it, if the browser cannot, or in
 * another language what they are reading. Undefined where there is no such place.
 *
 * @param before the page before the one that is left
 */
export function returnToPlace(
  navigation: Navigation & Pick<CurrentPage, 'location'>,
  before: PageBefore | null | undefined,
): (() => void) | undefined {
  if (before?.key === navigation.location.key)
    return () => window.scrollTo({ top: before.top, behavior: 'instant' });
  if (navigation.navigationType === 'POP' || !isLanguageSwitch(navigation)) return undefined;
  const line = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const position: { index: number; top: number }[] = [];
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
  return () => restoreReadingPosition(position);
}

/**
 * Scrolls that element to where it was in the window: a page is longer in one language than in another, and browsers keep the
 * place only where no element is replaced, WebKit never.
 */
function restoreReadingPosition(position: ReadingPosition): void {
  let element: Element | null | undefined = document.getElementById(MAIN_ID);
  let distance = 0;
  for (const { index, top } of position) {
    element = element?.children[index];
    if (!element) break;
    distance = element.getBoundingClientRect().top - top;
  }
  window.scrollBy({ top: distance, behavior: 'instant' });
}
