import { Skeleton } from '../../primitives/index.ts';
import { Lines } from '../shared/Lines.tsx';
import type { ProcessStepProps } from './ProcessStep.tsx';
import { Marker, Number, Panel, Root, Words } from './ProcessStep.styles.ts';

/** The skeleton of a step that is still loading. */
export function ProcessStepShape({
  mirrored,
  begins,
  ends,
}: Required<Pick<ProcessStepProps, 'mirrored' | 'begins' | 'ends'>>) {
  return (
    <Root $mirrored={mirrored}>
      <Marker data-begins={begins || undefined} data-ends={ends || undefined}>
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
  );
}
