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
  /** Stands between the head and the packages, such as a switch. */
  readonly aside?: ReactNode;
  /** The packages, in the order of display. */
  readonly items: readonly PriceCardProps[];
  /** The packages are on their way: cards without words stand in their place, three when nobody knows how many. */
  readonly loading?: Loading | undefined;
}

/** Packages side by side; heads, prices, lists and buttons of a row stand on common lines. Prints without buttons. */
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
