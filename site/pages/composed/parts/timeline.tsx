import {
  Timeline as Line,
  SectionFrame,
  type SectionFrameProps,
  type TimelineProps,
  itemLevel,
} from '@plinth/ui';
import type { JSX } from 'react';

type Props = Pick<TimelineProps, 'items'> & SectionFrameProps;

/** A timeline in a band. */
export function Timeline({ items, ...band }: Props): JSX.Element {
  return (
    <SectionFrame {...band}>
      <Line items={items} headingLevel={itemLevel(band.headingLevel ?? 2)} />
    </SectionFrame>
  );
}
