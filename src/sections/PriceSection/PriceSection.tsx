import { PriceCard, type PriceCardProps } from '../../components/PriceCard/index.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/index.ts';
import { List } from './PriceSection.styles.ts';

/** What a {@link PriceSection} shows. */
export interface PriceSectionProps extends SectionBaseProps {
  /** The packages, in the order of display. */
  readonly items: readonly PriceCardProps[];
}

/** Packages side by side; heads, prices, lists and buttons of a row stand on common lines. Prints without buttons. */
export function PriceSection({ items, headingLevel = 2, ...rest }: PriceSectionProps) {
  return (
    <SectionFrame align="center" headingLevel={headingLevel} {...rest}>
      <List role="list">
        {items.map((item, index) => (
          <li key={index}>
            <PriceCard headingLevel={itemLevel(headingLevel)} {...item} />
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}
