import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import {
  Container,
  Entrance,
  type HeadingLevel,
  type HeadingSize,
  Section,
  SectionHeader,
  type SectionTone,
} from '../../primitives/index.ts';
import { Columns, WideHeader } from './SectionFrame.styles.ts';

/** What every section takes; `id`, `className`, `ref` and the rest go to its `<section>`. */
export interface SectionBaseProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** A few words above the heading that say what kind of thing follows. */
  readonly eyebrow?: string;
  /** Names the section, for assistive technology too. */
  readonly heading: string;
  /** A sentence or two under the heading. */
  readonly description?: string;
  /** The level of the heading in the page's outline; the headings of its items are one lower. */
  readonly headingLevel?: HeadingLevel;
  /** The band's background. */
  readonly tone?: SectionTone;
}

/** Props of {@link SectionFrame}. */
export interface SectionFrameProps extends SectionBaseProps {
  readonly headingSize?: HeadingSize;
  readonly align?: 'start' | 'center';
  /** Words under the description; with `split` they stay in the column of the heading. */
  readonly aside?: ReactNode;
  /** Heading and content side by side, level with each other's start or centre. */
  readonly split?: 'start' | 'center';
  readonly children?: ReactNode;
}

/** The level under a section's own, for the headings of its items. */
export const itemLevel = (level: HeadingLevel): HeadingLevel => {
  const levels = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
  return levels[level];
};

/** The frame of a section: band, column, head, entrance. */
export function SectionFrame({
  eyebrow,
  heading,
  description,
  headingLevel = 2,
  headingSize = '3xl',
  align,
  aside,
  split,
  children,
  ...rest
}: SectionFrameProps) {
  const headingId = useId();
  const Header = split === undefined && align === undefined ? WideHeader : SectionHeader;
  const header = (
    <Header {...{ eyebrow, heading, headingId, headingLevel, headingSize, description, align }} />
  );
  return (
    <Section labelledBy={headingId} {...rest}>
      <Entrance kind="section">
        <Container>
          {split === undefined ? (
            <>
              {header}
              {aside}
              {children}
            </>
          ) : (
            <Columns $align={split}>
              <div>
                {header}
                {aside}
              </div>
              {children}
            </Columns>
          )}
        </Container>
      </Entrance>
    </Section>
  );
}
