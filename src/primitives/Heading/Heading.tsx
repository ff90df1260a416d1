import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from '../shared/index.ts';
import { warnWithoutText } from '../shared/warnings.ts';
import { StyledHeading } from './Heading.styles.ts';

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
  readonly size?: HeadingSize;
}

/** How many Chinese characters of a large heading stand in a line of the narrowest phone or of a desk's column. */
const LINE_LENGTH: Readonly<Partial<Record<HeadingSize, number>>> = { display: 8, '3xl': 10 };

/** Whether each phrase, up to and with its punctuation, fits on a line everywhere. */
function hasShortPhrases(text: ReactNode, size: HeadingSize): boolean {
  const length = LINE_LENGTH[size];
  if (length === undefined || typeof text !== 'string' || !/\p{Script=Han}/u.test(text)) return false;
  return text.split(/(?<=[，、。！？：；])/).every((phrase) => phrase.length <= length);
}

/** A heading. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  // Headings name sections, cards and dialogs.
  warnWithoutText('Heading', 'children', rest.children);
  const element = `h${level}` as const;
  const phrases = hasShortPhrases(rest.children, size) ? 'short' : undefined;
  return <StyledHeading as={element} $size={size} data-phrases={phrases} {...rest} />;
}
