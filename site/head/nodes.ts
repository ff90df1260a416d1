import type { PriceItemData } from '@plinth/ui/contract';
import type { OfferLeaf, Organization, Thing } from 'schema-dts';
import type { HeadInput, StructuredInput } from './types.ts';
import { absoluteUrl } from './urls.ts';

/** Structured data must name a currency; the companies sell in Taiwan. On the page itself a price is `$` alone. */
const PRICE_CURRENCY = 'TWD';

/** The id by which other nodes refer to the company. */
export const organizationId = (input: Pick<HeadInput, 'siteUrl' | 'basePath'>): string =>
  absoluteUrl(input, '#organization');

/** The company, as every page names it. */
export function organization(input: StructuredInput): Organization {
  const { langCode, variant, text, homeUrl } = input;
  const { company } = variant;
  return {
    '@type': 'Organization',
    '@id': organizationId(input),
    name: company.name[langCode],
    alternateName: company.shortName[langCode],
    description: text('META.SITE_DESCRIPTION'),
    url: homeUrl,
    logo: absoluteUrl(input, 'assets/icons/icon-512.png'),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address[langCode],
      addressCountry: 'TW',
    },
    sameAs: [company.social.url, company.messaging.url],
  };
}

/** What is known about a price besides the package. */
interface PriceTerms {
  readonly priceCurrency?: string | undefined;
  readonly valueAddedTaxIncluded?: boolean;
}

/** The meaning of the tax note on every page with prices from an answer. */
const TAX_EXCLUDED: PriceTerms = { valueAddedTaxIncluded: false };

/** A package with its price. */
export function offer(
  input: StructuredInput,
  {
    title,
    subTitle,
    price,
    unit,
    descItems,
  }: Pick<PriceItemData, 'title' | 'subTitle' | 'price' | 'unit' | 'descItems'>,
  { priceCurrency = PRICE_CURRENCY, ...tax } = TAX_EXCLUDED,
): OfferLeaf {
  const includes = descItems.map(({ item }) => item).join(' · ');
  return {
    '@type': 'Offer',
    name: title,
    ...(subTitle === '' && includes === ''
      ? {}
      : { description: [subTitle, includes].filter((part) => part !== '').join(' – ') }),
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      ...(unit === '' ? {} : { unitText: unit }),
      ...tax,
    },
    url: input.url,
  };
}

/** Packages with their prices, as the things that the organisation offers; nothing where there are none. */
export const offerCatalog = (input: StructuredInput, name: string, offers: readonly OfferLeaf[]): Thing[] =>
  offers.length === 0
    ? []
    : [
        {
          '@type': 'OfferCatalog',
          '@id': `${input.url}#catalog`,
          name,
          url: input.url,
          itemListElement: offers.map((each) => ({
            ...each,
            offeredBy: { '@id': organizationId(input) },
          })),
        },
      ];

/** The breadcrumbs from the home page to this one. */
export function breadcrumbs({ text, title, url, homeUrl }: StructuredInput): Thing {
  const entries = [
    { name: text('MENU.HOME'), item: homeUrl },
    { name: title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
