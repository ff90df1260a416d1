import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingSize } from '../Heading.tsx';
import type { BoxElement, HeadingLevel } from '../shared/index.ts';
import { HeadWords } from './HeadWords.tsx';
import { HeaderBox } from './SectionHeader.styles.ts';

/** Props of {@link SectionHeader}. */
export interface SectionHeaderProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** A few words above the heading. */
  readonly eyebrow?: ReactNode;
  /** What the section is about. */
  readonly heading: ReactNode;
  /** The heading's id, for the section's `labelledBy`. */
  readonly headingId?: string | undefined;
  /** The heading's rank in the page's outline; 2 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** How large the heading is; follows its level when missing. */
  readonly headingSize?: HeadingSize | undefined;
  /** A sentence or two under the heading. */
  readonly description?: ReactNode;
  /** How the words are aligned. */
  readonly align?: 'start' | 'center' | undefined;
  /** More content, under the description. */
  readonly children?: ReactNode;
}

/** The head of a section: eyebrow, heading, description. */
export function SectionHeader({
  eyebrow,
  heading,
  headingId,
  headingLevel = 2,
  headingSize,
  description,
  align,
  children,
  ...rest
}: SectionHeaderProps) {
  return (
    <HeaderBox data-align={align} {...rest}>
      <HeadWords {...{ eyebrow, heading, headingId, headingLevel, headingSize, description }} />
      {children}
    </HeaderBox>
  );
}
