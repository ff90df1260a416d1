import { styled } from 'styled-components';
import { Marker, Number, Panel, Root, Words } from '../../components/ProcessStep/ProcessStep.styles.ts';
import { Skeleton } from '../../primitives/index.ts';
import { Path } from '../ProcessSection/ProcessSection.styles.ts';
import { Lines } from './Lines.tsx';
import { type SectionSkeletonProps, SkeletonFrame } from './SkeletonFrame.tsx';

/** Keeps the path’s colour back until there is something to follow. */
const FaintPath = styled(Path)`
  opacity: 0.5;
`;

/** Stands in for a {@link ProcessSection}, along the same path. */
export function ProcessSectionSkeleton({ count = 5, ...rest }: SectionSkeletonProps) {
  return (
    <SkeletonFrame align="center" {...rest}>
      <FaintPath>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Root $mirrored={index % 2 === 1}>
              <Marker>
                <Number />
              </Marker>
              <Words>
                <Lines size="xl" widths={['50%']} />
                <Lines size="md" widths={['100%', '94%', '60%']} />
              </Words>
              <Panel>
                <Skeleton shape="block" ratio="3 / 2" />
              </Panel>
            </Root>
          </li>
        ))}
      </FaintPath>
    </SkeletonFrame>
  );
}
