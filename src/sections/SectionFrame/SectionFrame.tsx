import { type ComponentPropsWithRef, type ReactNode, isValidElement, useId } from 'react';
import {
  type BoxElement,
  Container,
  Entrance,
  type HeadingLevel,
  type HeadingSize,
  Section,
  SectionHeader,
  type SectionTone,
  Text,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { Columns, WideHeader } from './SectionFrame.styles.ts';
import { SkeletonHead } from './SkeletonHead.tsx';

/** The props of every section; `as`, `id`, `className`, `ref` and the rest go to its `<section>`. */
export interface SectionBaseProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The element; a `section` when missing. */
  readonly as?: BoxElement | undefined;
  /** A few words above the heading that say what kind of thing follows. */
  readonly eyebrow?: ReactNode;
  /** The section's heading, and its accessible name. */
  readonly heading: ReactNode;
  /** A sentence or two under the heading. */
  readonly description?: ReactNode;
  /** The level of the heading in the page's outline; the headings of its items are one lower. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** The band's background. */
  readonly tone?: SectionTone | undefined;
}

/** What a section shows while its content is loading. Words that are already known are shown; shapes stand for the others. */
export interface Loading {
  /** Says that content is loading; for assistive technology only. */
  readonly label: string;
  /** How many items are expected. */
  readonly count?: number | undefined;
}

/** Props of {@link SectionFrame}. */
export interface SectionFrameProps extends SectionBaseProps {
  /** How large the heading is; `3xl` when missing. */
  readonly headingSize?: HeadingSize | undefined;
  /** How the head is aligned. When missing, heading and description stand side by side over the whole width. */
  readonly align?: 'start' | 'center' | undefined;
  /** Words under the description, or an element after the head; with `split`, in the heading's column. */
  readonly aside?: ReactNode;
  /** Puts heading and content side by side, aligned at their start or centre. */
  readonly split?: 'start' | 'center' | undefined;
  /** The content is loading: `children` are shapes in its place, hidden from assistive technology. */
  readonly loading?: Loading | undefined;
  /** The section's content. */
  readonly children?: ReactNode;
}

/** The level under a section's own, for the headings of its items. */
export const itemLevel = (level: HeadingLevel): HeadingLevel => {
  const levels = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
  return levels[level];
};

/**
 * What all sections share: the band, the column, the head, the entrance. Build a section of your own with it, and it matches the
 * others.
 */
export function SectionFrame({
  eyebrow,
  heading,
  description,
  headingLevel = 2,
  headingSize = '3xl',
  align,
  aside,
  split,
  loading,
  children,
  ...rest
}: SectionFrameProps) {
  const headingId = useId();
  const Header = split === undefined && align === undefined ? WideHeader : SectionHeader;
  // An element is laid out by itself; words belong to the head.
  const isElement = isValidElement(aside);
  const header = (
    <Header
      {...{ eyebrow, heading, headingId, headingLevel, headingSize, description, align }}
      data-part="head"
    >
      {!isElement && aside && <Text as="div">{aside}</Text>}
    </Header>
  );
  if (loading !== undefined) {
    return (
      <Section aria-busy="true" {...rest}>
        <VisuallyHidden>{loading.label}</VisuallyHidden>
        <Container>
          {isBlank(heading) ? <SkeletonHead align={align} /> : header}
          <div aria-hidden="true">{children}</div>
        </Container>
      </Section>
    );
  }
  return (
    <Section labelledBy={headingId} {...rest}>
      <Entrance kind="section">
        <Container>
          {split === undefined ? (
            <>
              {header}
              {isElement && aside}
              {children}
            </>
          ) : (
            <Columns data-align={split}>
              <div data-part="words">
                {header}
                {isElement && aside}
              </div>
              {children}
            </Columns>
          )}
        </Container>
      </Entrance>
    </Section>
  );
}
