import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import { Pattern } from '../../primitives/Pattern/Pattern.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { HeadWords } from '../../primitives/SectionHeader/HeadWords.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { BoxElement, HeadingLevel, Media } from '../../primitives/shared/index.ts';
import { Lines } from '../shared/Lines.tsx';
import { BannerBox, Columns, Words } from './Banner.styles.ts';

/** Props of {@link Banner}. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The element; a `section` when missing. */
  readonly as?: BoxElement | undefined;
  /** A few words above the heading. */
  readonly eyebrow?: ReactNode;
  /** The page's heading. */
  readonly heading: ReactNode;
  /** Its rank in the page's outline; 1 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** A sentence or two about the page. */
  readonly description?: ReactNode;
  /** A drawing beside the words, where there is room for it: not on a phone. */
  readonly media?: Media | undefined;
  /**
   * Its words are still loading: `label` says so to assistive technology, and lines take their place, with a shape for the
   * picture where one is expected.
   */
  readonly loading?: { readonly label: string; readonly media?: boolean | undefined } | undefined;
}

/** The head of a page: its heading on the brand's pattern. */
export function Banner({
  eyebrow,
  heading,
  headingLevel = 1,
  description,
  media,
  loading,
  ...rest
}: BannerProps) {
  const headingId = useId();
  if (loading !== undefined) {
    return (
      <BannerBox aria-busy="true" {...rest}>
        <VisuallyHidden>{loading.label}</VisuallyHidden>
        <Pattern />
        <Container aria-hidden="true">
          <Columns $split={loading.media === true}>
            <Words>
              <Lines size="sm" widths={['7rem']} />
              <Lines size="display" widths={['min(30rem, 90%)']} />
              <Lines size="lg" widths={['min(38rem, 100%)', 'min(24rem, 70%)']} />
            </Words>
            {loading.media === true && <Skeleton shape="block" ratio="3 / 2" data-part="media" />}
          </Columns>
        </Container>
      </BannerBox>
    );
  }
  return (
    <BannerBox aria-labelledby={headingId} {...rest}>
      <Pattern />
      <Container>
        <Columns $split={media !== undefined}>
          <Words>
            <HeadWords
              {...{ eyebrow, heading, headingId, headingLevel, description }}
              headingSize="display"
            />
          </Words>
          {media !== undefined && <Picture media={media} priority fit="contain" data-part="media" />}
        </Columns>
      </Container>
    </BannerBox>
  );
}
