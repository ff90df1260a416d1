import { ProductCard, type ProductCardProps } from '../components/ProductCard/ProductCard.tsx';
import { ProductCardShape } from '../components/ProductCard/ProductCardShape.tsx';
import { repeat } from '../components/shared/repeat.ts';
import { Grid } from '../primitives/index.ts';
import { warnWithoutItems } from '../primitives/shared/warnings.ts';
import {
  type Loading,
  type SectionBaseProps,
  SectionFrame,
  itemLevel,
} from './SectionFrame/SectionFrame.tsx';

/** What a {@link ProductSection} shows. */
export interface ProductSectionProps extends SectionBaseProps {
  /** The services, in the order of display. */
  readonly items: readonly ProductCardProps[];
  /** The services are loading: cards without words take their place, six unless `count` is given. */
  readonly loading?: Loading | undefined;
}

/** The services as cards that lead to their pages. */
export function ProductSection({
  items,
  loading,
  headingLevel = 2,
  tone = 'sunken',
  ...rest
}: ProductSectionProps) {
  if (loading === undefined) warnWithoutItems('ProductSection', 'items', items);
  return (
    <SectionFrame headingLevel={headingLevel} tone={tone} loading={loading} {...rest}>
      <Grid as="ul" columns={3}>
        {loading === undefined
          ? items.map((item, index) => (
              <li key={index}>
                <ProductCard headingLevel={itemLevel(headingLevel)} {...item} />
              </li>
            ))
          : repeat(loading.count ?? 6, (index) => (
              <li key={index}>
                <ProductCardShape />
              </li>
            ))}
      </Grid>
    </SectionFrame>
  );
}
