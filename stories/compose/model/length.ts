import type { LangCode } from '@plinth/ui/contract';
import type { Length } from '@plinth/site/composed';

/** How the length of words fits the range that it should have. */
export interface Fit {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly verdict: 'empty' | 'short' | 'good' | 'long';
}

/** What people read of words in Markdown: no marks, no addresses. */
export const readWords = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^(?:#{1,6}|[-*]|\d+\.)\s+/gm, '')
    .replaceAll(/\*\*|__|`|(?<!\w)[*_]|[*_](?!\w)/g, '')
    .trim();

function verdictOn(count: number, from: number, to: number): Fit['verdict'] {
  if (count === 0) return 'empty';
  if (count < from) return 'short';
  return count > to ? 'long' : 'good';
}

/** Counts characters, spaces included, as the content rules do. */
export function fitOf(text: string, length: Length, langCode: LangCode): Fit {
  const [from, to] = length[langCode];
  const count = [...readWords(text)].length;
  return { count, from, to, verdict: verdictOn(count, from, to) };
}
