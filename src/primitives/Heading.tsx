import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens/roles.ts';
import { type HeadingLevel, ink } from './shared/index.ts';
import { isBlank } from './shared/isBlank.ts';
import { breakAfterPhrases, shortPhrases, withBreaks } from './shared/phrases.tsx';
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
  /** Its rank in the page's outline; has no effect on its looks when `size` is given. */
  readonly level: HeadingLevel;
  /** How large it is; follows `level` when missing. */
  readonly size?: HeadingSize | undefined;
}

/** How many Chinese characters of a large heading fit on a line of the narrowest phone or of a column on a desk. */
const LINE_LENGTH: Readonly<Partial<Record<HeadingSize, number>>> = { display: 8, '3xl': 10 };

// Latin letters leave more space between large lines than Chinese characters do.
const large = css`
  line-height: 1.12;
  &:lang(zh) {
    line-height: ${token('line-height.heading')};
  }
  ${breakAfterPhrases}
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
  const phrases = shortPhrases(children, LINE_LENGTH[size]);
  return (
    <StyledHeading as={element} $size={size} data-phrases={phrases && 'short'} {...rest}>
      {phrases === undefined ? children : withBreaks(phrases)}
    </StyledHeading>
  );
}
