import { Body, Root } from '../../components/ProductCard/ProductCard.styles.ts';
import { PicturePanel } from '../../components/shared/index.ts';
import { Grid, Skeleton } from '../../primitives/index.ts';
import { Lines } from './Lines.tsx';
import { type SectionSkeletonProps, SkeletonFrame } from './SkeletonFrame.tsx';

/** Stands in for a {@link ProductSection}, in the same grid and cards. */
export function ProductSectionSkeleton({ count = 6, tone = 'sunken', ...rest }: SectionSkeletonProps) {
  return (
    <SkeletonFrame tone={tone} {...rest}>
      <Grid columns={3}>
        {Array.from({ length: count }, (_, index) => (
          <Root key={index} padding="none">
            <PicturePanel>
              <Skeleton shape="block" ratio="3 / 2" />
            </PicturePanel>
            <Body>
              <Lines size="xl" widths={['60%']} />
              <Lines size="md" widths={['100%', '92%', '74%']} />
              <Lines size="md" widths={['5rem']} />
            </Body>
          </Root>
        ))}
      </Grid>
    </SkeletonFrame>
  );
}
