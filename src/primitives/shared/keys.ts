/** Something of a list that may say which one it is. */
interface Listed {
  readonly id?: string | number;
}

/** What an item of a list is known by between two renders: its `id`, and its place where it says none. */
export const keyOf = (item: Listed | undefined, index: number): string =>
  item?.id === undefined ? `place ${index}` : `id ${item.id}`;

/** A key for each of several words, in their order: the words themselves, and how often they have come before. */
export function keysOf(words: readonly string[]): string[] {
  const times = new Map<string, number>();
  return words.map((word) => {
    const before = times.get(word) ?? 0;
    times.set(word, before + 1);
    return `${before} ${word}`;
  });
}
