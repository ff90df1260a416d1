import { textKeys } from 'virtual:text-keys';
import type { PageId } from '../routes/index.ts';
import type { Dictionary } from './dictionary.ts';
import { groupsOf } from './pageTexts.ts';

/** A dictionary, or a group of it, while it is walked by key. */
interface Nested {
  [key: string]: string | Nested;
}

const pathsOf = (page: PageId): string[][] =>
  groupsOf(page).flatMap((group) => (textKeys[group] ?? []).map((key) => [group, ...key.split('.')]));

function read(dictionary: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    dictionary,
  );
  return typeof value === 'string' ? value : '';
}

/**
 * A page's texts as they travel in its document: the texts alone, in the order of their keys. The app knows the keys; in
 * every document they would cost a thirtieth of its budget.
 */
export function packTexts(page: PageId, dictionary: Dictionary): string[] {
  return pathsOf(page).map((path) => read(dictionary, path));
}

/** The texts of a page's document, under their keys again. */
export function unpackTexts(page: PageId, texts: readonly string[]): Partial<Dictionary> {
  const dictionary: Nested = {};
  pathsOf(page).forEach((path, index) => {
    let group = dictionary;
    for (const key of path.slice(0, -1)) {
      const below = group[key];
      group = typeof below === 'object' ? below : (group[key] = {});
    }
    group[path.at(-1) ?? ''] = texts[index] ?? '';
  });
  return dictionary;
}
