import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens/roles.ts';
import { type HeadingLevel, ink } from './shared/index.ts';
import { isBlank } from './shared/isBlank.ts';
import { warn } from './shared/warnings.ts';

/** The sizes of a heading, largest first. */
export const HEADING_SIZES = ['display', '3xl', '2xl', 'xl', 'lg', 'md'] as const;
/** The name of a size of a heading. */
export type HeadingSize = (typeof HEADING_SIZES)[number];

const SIZE_OF_LEVEL: Readonly<Record<HeadingLevel, HeadingSize>> = {
  1: 'display',
  2: '3xl',
  3: 'xl',
  4: 'lg',
  5: 'md',
  6: 'md',
};

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its rank in the page's outline; says nothing about its looks when `size` is given. */
  readonly level: HeadingLevel;
  /** How large it is; follows `level` when missing. */
  readonly size?: HeadingSize | undefined;
}

/** How many Chinese characters of a large heading stand in a line of the narrowest phone or of a desk's column. */
const LINE_LENGTH: Readonly<Partial<Record<HeadingSize, number>>> = { display: 8, '3xl': 10 };

/**
 * Where a phrase ends: after punctuation and closing brackets, unless more of them follow, which may not begin a line; and
 * before an opening bracket, which may not end one.
 */
const PHRASE_END = /(?<=[，、。！？：；\p{Pe}])(?![，、。！？：；\p{Pe}])|(?<=\P{Ps})(?=\p{Ps})/u;

/** The phrases of a large Chinese heading, each with its punctuation; undefined where one is longer than a line somewhere. */
function shortPhrases(text: ReactNode, size: HeadingSize): string[] | undefined {
  const length = LINE_LENGTH[size];
  if (length === undefined || typeof text !== 'string' || !/\p{Script=Han}/u.test(text)) return undefined;
  const phrases = text.split(PHRASE_END);
  return phrases.every((phrase) => phrase.length <= length) ? phrases : undefined;
}

/** `keep-all` lets Chromium and Firefox break after punctuation, but WebKit at spaces only: it is told where. */
const withBreaks = (phrases: readonly string[]): ReactNode =>
  phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));

// Latin letters leave more air between large lines than Chinese characters do.
const large = css`
  line-height: 1.12;
  &:lang(zh) {
    line-height: ${token('line-height.heading')};
  }
  /*
   * A large line breaks after its punctuation, not in the middle of a word, where each phrase is shorter than a line. A
   * longer one would break before a comma or leave one character alone. In a column that is narrower still it breaks inside.
   */
  &[data-phrases='short']:lang(zh) {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

const StyledHeading = styled.h2<{ readonly $size: HeadingSize }>`
  max-width: 100%;
  margin: 0;
  color: ${ink('text')};
  font-family: ${token('font.display')};
  font-size: ${({ $size }) => token(`font-size.${$size}`)};
  font-weight: ${({ $size }) => token($size === 'display' ? 'font-weight.display' : 'font-weight.heading')};
  line-height: ${token('line-height.heading')};
  letter-spacing: ${token('tracking.heading')};
  ${({ $size }) => ($size === 'display' || $size === '3xl') && large}
`;

/** A heading. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], children, ...rest }: HeadingProps) {
  // Headings name sections, cards and dialogs.
  if (isBlank(children)) warn('Heading', '`children` is empty, as is the `heading` of the part around it.');
  const element = `h${level}` as const;
  const phrases = shortPhrases(children, size);
  return (
    <StyledHeading as={element} $size={size} data-phrases={phrases && 'short'} {...rest}>
      {phrases === undefined ? children : withBreaks(phrases)}
    </StyledHeading>
  );
}
