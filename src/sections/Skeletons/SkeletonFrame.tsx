import type { ComponentPropsWithRef } from 'react';
import { Container, Section, type SectionTone, VisuallyHidden } from '../../primitives/index.ts';
import { Head } from './SkeletonFrame.styles.ts';
import { Lines } from './Lines.tsx';

/** What every section's skeleton takes. */
export interface SectionSkeletonProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Says that something is on its way; for assistive technology only. */
  readonly label: string;
  /** The band's background, as that of the section to come. */
  readonly tone?: SectionTone;
  /** How many items are expected. */
  readonly count?: number;
}

interface SkeletonFrameProps extends Omit<ComponentPropsWithRef<'section'>, 'aria-label'> {
  readonly label: string;
  readonly tone?: SectionTone;
  readonly align?: 'start' | 'center';
}

/** The frame of a section that is on its way: band, column, the lines of its head. */
export function SkeletonFrame({ label, align = 'start', children, ...rest }: SkeletonFrameProps) {
  return (
    <Section aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Container aria-hidden="true">
        <Head $align={align}>
          <Lines size="3xl" widths={['100%']} />
        </Head>
        {children}
      </Container>
    </Section>
  );
}
