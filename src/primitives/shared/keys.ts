/** A list item that may have an id. */
interface Listed {
  readonly id?: string | number | undefined;
}

/** What identifies a list item between two renders: its `id`, or else its place. */
export const keyOf = (item: Listed | undefined, index: number): string =>
  item?.id === undefined ? `place ${index}` : `id ${item.id}`;

/** A key for each of several words: the words themselves, and for repeated ones their place, too. */
export const keysOf = (words: readonly string[]): string[] =>
  words.map((word, index) => (words.indexOf(word) === index ? `word ${word}` : `place ${index}`));
