import type { Dictionary } from './dictionary.ts';

/** For each group of a dictionary the keys of its texts below the group, dotted, in a fixed order. */
export type TextKeys = Readonly<Record<string, readonly string[]>>;

/** The dotted keys of all texts in a group. */
function keysBelow(group: object): string[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysBelow(value).map((below) => `${key}.${below}`) : [key],
  );
}

/** The keys of a brand's texts. Every language has the same; a test holds them together. */
export function textKeysOf(dictionary: Dictionary): TextKeys {
  return Object.fromEntries(
    Object.entries(dictionary).map(([group, texts]) => [group, keysBelow(texts).toSorted()]),
  );
}
