import type { ReactNode } from 'react';

/**
 * Words of a story's args as plain text, to look for them on the page.
 *
 * @throws Error when they are formatted, or missing
 */
export function plain(words: ReactNode): string {
  if (typeof words !== 'string') throw new Error('These words are no plain text.');
  return words;
}
