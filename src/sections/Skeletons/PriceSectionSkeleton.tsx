import { Foot, Head, Price, Root } from '../../components/PriceCard/PriceCard.styles.ts';
import { Skeleton, Stack } from '../../primitives/index.ts';
import { token } from '../../tokens/roles.ts';
import { List } from '../PriceSection/PriceSection.styles.ts';
import { Lines } from './Lines.tsx';
import { type SectionSkeletonProps, SkeletonFrame } from './SkeletonFrame.tsx';

/** Stands in for a {@link PriceSection}, in the same grid and cards. */
export function PriceSectionSkeleton({ count = 3, ...rest }: SectionSkeletonProps) {
  return (
    <SkeletonFrame align="center" {...rest}>
      <List>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Root padding="none" $preferred={false}>
              <Head>
                <Lines size="xl" widths={['55%']} />
              </Head>
              <Price as="div">
                <Lines size="3xl" widths={['75%']} />
              </Price>
              <Stack gap={3}>
                <Lines size="md" widths={['100%', '80%']} />
                <Lines size="md" widths={['92%']} />
                <Lines size="md" widths={['100%', '70%']} />
                <Lines size="md" widths={['84%']} />
                <Lines size="md" widths={['100%', '55%']} />
              </Stack>
              <Foot>
                <Skeleton shape="block" height={token('size.control')} />
              </Foot>
            </Root>
          </li>
        ))}
      </List>
    </SkeletonFrame>
  );
}
