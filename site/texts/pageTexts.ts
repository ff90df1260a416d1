import type { PageId } from '../routes/index.ts';
import { PAGES } from '../pages/list.ts';
import type { Dictionary } from './dictionary.ts';

/** A group of a dictionary; to i18next, a namespace. */
export type Group = keyof Dictionary;

/** Groups of texts; a key of the first one may be said without its group. */
export type Groups = readonly ['COMMON', ...Group[]];

/** What every page shows: its frame, and the notices that may come up on it. */
const FRAME = ['COMMON', 'MENU', 'FOOTER', 'ERROR'] as const satisfies Groups;

/** What heads are made of. A document has its own; another page's is fetched with that page's texts. */
export const HEAD_GROUPS: Groups = ['COMMON', 'META'];

/** The groups of texts that a page shows. */
export const groupsOf = (page: PageId): Groups => [...FRAME, ...PAGES[page].texts];

/** Every group that the app may ask for. */
export const ALL_GROUPS: Groups = [...FRAME, 'META', ...Object.values(PAGES).flatMap(({ texts }) => texts)];

/**
 * The part of a dictionary that is in a page's file. The rest is fetched, as one file, when the visitor goes on.
 */
export function textsOf(page: PageId, dictionary: Dictionary): Partial<Dictionary> {
  // A group that is not there at all would be waited for.
  return Object.fromEntries(groupsOf(page).map((group) => [group, dictionary[group] ?? {}]));
}
