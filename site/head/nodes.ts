import type { PriceItemData } from '@plinth/ui/contract';
import type { OfferLeaf, Organization, Thing } from 'schema-dts';
import type { HeadInput, StructuredInput } from './types.ts';
import { absoluteUrl } from './urls.ts';

/** Structured data must name a currency; the companies sell in Taiwan. On the page itself a price is `$` alone. */
const PRICE_CURRENCY = 'TWD';

/** By what the company is referred to. */
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

/** A package with its price. */
export function offer(
  input: StructuredInput,
  { title, subTitle, price, unit, descItems }: PriceItemData,
): OfferLeaf {
  const includes = descItems.map(({ item }) => item).join(' · ');
  return {
    '@type': 'Offer',
    name: title,
    ...(subTitle === '' && includes === ''
      ? {}
      : { description: [subTitle, includes].filter((part) => part !== '').join(' – ') }),
    price,
    priceCurrency: PRICE_CURRENCY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: PRICE_CURRENCY,
      ...(unit === '' ? {} : { unitText: unit }),
      // What the tax note on the page says.
      valueAddedTaxIncluded: false,
    },
    url: input.url,
  };
}

/** The way from the home page to this one. */
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
