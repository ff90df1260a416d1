import { PAGES, type PageId } from '../pages/list.ts';
import type { Dictionary } from './dictionary.ts';

/** A group of a dictionary. */
type Group = keyof Dictionary;

/** What every page shows: its frame, and the notices that may come up on it. */
const FRAME: readonly Group[] = ['COMMON', 'MENU', 'FOOTER', 'ERROR'];

/** The groups of texts that a page shows. */
function groupsOf(page: PageId): readonly Group[] {
  return [...FRAME, ...PAGES[page].texts];
}

/**
 * The part of a dictionary that is in a page's file. The rest is fetched, as one file, when the visitor goes on.
 */
export function textsOf(page: PageId, dictionary: Dictionary): Partial<Dictionary> {
  return Object.fromEntries(groupsOf(page).map((group) => [group, dictionary[group]]));
}

/** Whether these texts are enough to show a page. */
export function hasTextsOf(page: PageId, texts: Partial<Dictionary> | undefined): boolean {
  return texts !== undefined && PAGES[page].texts.every((group) => group in texts);
}
