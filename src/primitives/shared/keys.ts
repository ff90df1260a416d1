/** Something of a list that may say which one it is. */
interface Listed {
  readonly id?: string | number | undefined;
}

/** What an item of a list is known by between two renders: its `id`, and its place where it says none. */
export const keyOf = (item: Listed | undefined, index: number): string =>
  item?.id === undefined ? `place ${index}` : `id ${item.id}`;

/** A key for each of several words: the words, and where the same have come before, their place. */
export const keysOf = (words: readonly string[]): string[] =>
  words.map((word, index) => (words.indexOf(word) === index ? `word ${word}` : `place ${index}`));
