import type { ProductPageData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import { paths } from '../../routes/index.ts';
import { PriceSection } from '../composed/parts/prices.tsx';
import { useSite } from '../../shell/site.ts';

/** Props of {@link Prices}. */
export interface PricesProps {
  readonly data: ProductPageData;
  /** Whether each package's subtitle is shown: on the favourable plan page only (specification, section 3). */
  readonly withSubTitle?: boolean;
}

/** The packages of a page with prices. */
export function Prices({ data, withSubTitle = false }: PricesProps): JSX.Element {
  const { t, langCode } = useSite();
  return (
    <PriceSection
      heading={data.pageContentTitle || data.pageTitle}
      items={data.items.map(({ title, subTitle, price, unit, preferFlag, descItems }) => ({
        heading: title,
        ...(withSubTitle ? { subheading: subTitle } : {}),
        price,
        unit,
        features: descItems.map(({ item }) => item),
        action: {
          label: t('SERVICE.CONTACT'),
          accessibleLabel: t('SERVICE.CONTACT_ABOUT', { title }),
          href: paths.contact(langCode),
        },
        note: t('SERVICE.TAX'),
        ...(preferFlag
          ? {
              preferred: {
                label: t('SERVICE.POPULAR'),
                // Only the English pages wear the extra badge (specification, section 2).
                ...(langCode === 'en' ? { badge: t('SERVICE.BEST') } : {}),
              },
            }
          : {}),
      }))}
    />
  );
}
