import type { PageId } from '../routes/index.ts';
import type { Dictionary } from './dictionary.ts';

/** A group of a dictionary. */
type Group = keyof Dictionary;

/** What every page shows: its frame, and the notices that may come up on it. */
const FRAME: readonly Group[] = ['COMMON', 'MENU', 'FOOTER', 'ERROR'];

/** The groups of texts that each page shows besides its frame. */
const PAGE_GROUPS: Readonly<Record<PageId, readonly Group[]>> = {
  home: ['HOME'],
  about: ['ABOUT'],
  service: ['SERVICE'],
  plan: ['SERVICE', 'PLAN'],
  error: ['ERRORPAGE'],
};

/** The groups of texts that a page shows. */
export function groupsOf(page: PageId): readonly Group[] {
  return [...FRAME, ...PAGE_GROUPS[page]];
}

/**
 * The part of a dictionary that travels in a page's document. The rest is fetched, as one file, when the visitor goes on.
 */
export function textsOf(page: PageId, dictionary: Dictionary): Partial<Dictionary> {
  return Object.fromEntries(groupsOf(page).map((group) => [group, dictionary[group]]));
}

/** Whether these texts are enough to show a page. */
export function hasTextsOf(page: PageId, texts: Partial<Dictionary> | undefined): boolean {
  return texts !== undefined && PAGE_GROUPS[page].every((group) => group in texts);
}
