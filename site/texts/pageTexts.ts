import type { PageId } from '../routes/index.ts';
import { PAGES } from '../pages/list.ts';
import type { Dictionary } from './dictionary.ts';

/** A group of a dictionary; to i18next, a namespace. */
export type Group = keyof Dictionary;

/** Groups of texts; a key of the first one may be used without its group. */
export type Groups = readonly ['COMMON', ...Group[]];

/** The groups that every page shows: its frame, and its possible notices. */
const FRAME = ['COMMON', 'MENU', 'FOOTER', 'ERROR'] as const satisfies Groups;

/** The group for heads. A document has its own head; another page's texts are fetched with that page. */
export const HEAD_GROUPS: Groups = ['COMMON', 'META'];

/** The groups of texts that a page shows. */
export const groupsOf = (page: PageId): Groups => [...FRAME, ...PAGES[page].texts];

/** Every group that the app may request. */
export const ALL_GROUPS: Groups = [...FRAME, 'META', ...Object.values(PAGES).flatMap(({ texts }) => texts)];

/**
 * The part of a dictionary that is in a page's file. The rest is fetched, as one file, when the visitor moves on.
 */
export function textsOf(page: PageId, dictionary: Dictionary): Partial<Dictionary> {
  // Present even where empty: the app would wait for a missing group.
  return Object.fromEntries(groupsOf(page).map((group) => [group, dictionary[group] ?? {}]));
}
