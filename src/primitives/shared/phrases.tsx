import { Fragment, type ReactNode } from 'react';
import { css } from 'styled-components';

/**
 * Where a phrase ends: after punctuation and closing brackets with the particle of what they hold, unless more of them follow, which
 * may not begin a line; and before an opening bracket, which may not end one.
 */
const PHRASE_END = /(?<=[，、。！？：；\p{Pe}]的?)(?![，、。！？：；\p{Pe}的])|(?<=\P{Ps})(?=\p{Ps})/u;

/**
 * The phrases of Chinese words, each with its punctuation.
 *
 * @param length how many characters stand in a line where there is the least room; undefined for words that may break anywhere
 * @returns undefined where one phrase is longer, and for words in other scripts
 */
export function shortPhrases(text: ReactNode, length: number | undefined): string[] | undefined {
  if (length === undefined || typeof text !== 'string' || !/\p{sc=Han}/u.test(text)) return undefined;
  const phrases = text.split(PHRASE_END);
  return phrases.every((phrase) => phrase.length <= length) ? phrases : undefined;
}

/** A closing bracket and a particle after it, between which Chromium breaks even where it keeps words whole. */
const TIED = /(\p{Pe}的)/u;

/** `keep-all` lets Chromium and Firefox break after punctuation, but WebKit at spaces only: it is told where. */
export const withBreaks = (phrases: readonly string[]): ReactNode =>
  phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase.split(TIED).map((part, at) => (at % 2 ? <span key={at}>{part}</span> : part))}
    </Fragment>
  ));

/**
 * A line breaks after its punctuation, not in the middle of a word, where each phrase is shorter than a line. A longer one would
 * break before a comma or leave one character alone. In a column that is narrower still it breaks inside.
 */
export const breakAfterPhrases = css`
  &[data-phrases='short']:lang(zh) {
    word-break: keep-all;
    overflow-wrap: anywhere;

    > span {
      white-space: nowrap;
    }
  }
`;
