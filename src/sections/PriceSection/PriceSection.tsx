import type { ReactNode } from 'react';
import { PriceCard, type PriceCardProps } from '../../components/PriceCard/PriceCard.tsx';
import { PriceCardShape } from '../../components/PriceCard/PriceCardShape.tsx';
import { repeat } from '../../components/shared/repeat.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import {
  type Loading,
  type SectionBaseProps,
  SectionFrame,
  itemLevel,
} from '../SectionFrame/SectionFrame.tsx';
import { List } from './PriceSection.styles.ts';

/** What a {@link PriceSection} shows. */
export interface PriceSectionProps extends SectionBaseProps {
  /** Content between the head and the packages, such as a switch. */
  readonly aside?: ReactNode;
  /** The packages, in the order of display. */
  readonly items: readonly PriceCardProps[];
  /** The packages are loading: cards without words take their place, three unless `count` is given. */
  readonly loading?: Loading | undefined;
}

/** Packages side by side; the heads, prices, lists and buttons of a row are aligned. Printed without buttons. */
export function PriceSection({ items, loading, headingLevel = 2, ...rest }: PriceSectionProps) {
  if (loading === undefined) warnWithoutItems('PriceSection', 'items', items);
  return (
    <SectionFrame align="center" headingLevel={headingLevel} loading={loading} {...rest}>
      <List role="list">
        {loading === undefined
          ? items.map((item, index) => (
              <li key={index}>
                <PriceCard headingLevel={itemLevel(headingLevel)} {...item} />
              </li>
            ))
          : repeat(loading.count ?? 3, (index) => (
              <li key={index}>
                <PriceCardShape />
              </li>
            ))}
      </List>
    </SectionFrame>
  );
}
