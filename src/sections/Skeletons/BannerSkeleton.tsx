import { BannerBox, Columns, Words } from '../../components/Banner/Banner.styles.ts';
import { Container, Pattern, Skeleton, VisuallyHidden } from '../../primitives/index.ts';
import { Lines } from './Lines.tsx';
import type { SectionSkeletonProps } from './SkeletonFrame.tsx';

/** What a {@link BannerSkeleton} takes. */
export interface BannerSkeletonProps extends Omit<SectionSkeletonProps, 'tone' | 'count'> {
  /** Whether the banner to come has an eyebrow. */
  readonly withEyebrow?: boolean;
  /** Whether the banner to come has a picture. */
  readonly withMedia?: boolean;
}

/** Stands in for a {@link Banner}. */
export function BannerSkeleton({
  label,
  withEyebrow = true,
  withMedia = false,
  ...rest
}: BannerSkeletonProps) {
  return (
    <BannerBox aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Pattern />
      <Container aria-hidden="true">
        <Columns $split={withMedia}>
          <Words>
            {withEyebrow && <Lines size="sm" widths={['7rem']} />}
            <Lines size="display" widths={['min(30rem, 90%)']} />
            <Lines size="lg" widths={['min(38rem, 100%)', 'min(24rem, 70%)']} />
          </Words>
          {withMedia && <Skeleton shape="block" ratio="3 / 2" />}
        </Columns>
      </Container>
    </BannerBox>
  );
}
