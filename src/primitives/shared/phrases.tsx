import { Fragment, type ReactNode } from 'react';
import { css } from 'styled-components';

/**
 * Where a phrase ends: after punctuation and closing brackets, with the particle 的 that follows, unless more of these come next,
 * which may not begin a line; and before an opening bracket, which may not end one.
 */
const PHRASE_END = /(?<=[，、。！？：；\p{Pe}]的?)(?![，、。！？：；\p{Pe}的])|(?<=\P{Ps})(?=\p{Ps})/u;

/**
 * The phrases of a Chinese text, each with its punctuation.
 *
 * @param length how many characters fit on the narrowest line; undefined for words that may break anywhere
 * @returns undefined where any phrase is longer, and for text in other scripts
 */
export function shortPhrases(text: ReactNode, length: number | undefined): string[] | undefined {
  if (length === undefined || typeof text !== 'string' || !/\p{sc=Han}/u.test(text)) return undefined;
  const phrases = text.split(PHRASE_END);
  return phrases.every((phrase) => phrase.length <= length) ? phrases : undefined;
}

/** A closing bracket and the particle after it, between which Chromium breaks even with `keep-all`. */
const TIED = /(\p{Pe}的)/u;

/** With `keep-all` Chromium and Firefox break after punctuation, but WebKit only at spaces, so each place gets a `<wbr>`. */
export const withBreaks = (phrases: readonly string[]): ReactNode =>
  phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase.split(TIED).map((part, at) => (at % 2 ? <span key={at}>{part}</span> : part))}
    </Fragment>
  ));

/**
 * Where each phrase is shorter than a line, lines break after punctuation, not inside a word. A longer phrase would break before
 * a comma or leave one character alone, as any would in a window narrower than the narrowest phone, or on a page that was zoomed.
 * That width is `BREAKPOINTS.narrow`, in figures, because whatever has a heading would bring the list of all breakpoints.
 */
export const breakAfterPhrases = css`
  &[data-phrases='short']:lang(zh) {
    overflow-wrap: anywhere;

    > span {
      white-space: nowrap;
    }

    @media (min-width: 20rem) {
      word-break: keep-all;
    }
  }
`;
