import { ProductCard, type ProductCardProps } from '../../components/ProductCard/index.ts';
import { Grid } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/index.ts';

/** What a {@link ProductSection} shows. */
export interface ProductSectionProps extends SectionBaseProps {
  /** The services, in the order of display. */
  readonly items: readonly ProductCardProps[];
}

/** The services as cards that lead to their pages. */
export function ProductSection({ items, headingLevel = 2, tone = 'sunken', ...rest }: ProductSectionProps) {
  return (
    <SectionFrame headingLevel={headingLevel} tone={tone} {...rest}>
      <Grid as="ul" columns={3}>
        {items.map((item, index) => (
          <li key={index}>
            <ProductCard headingLevel={itemLevel(headingLevel)} {...item} />
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}
