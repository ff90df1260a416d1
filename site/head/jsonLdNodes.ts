import { LANG_TAGS, type PriceItemData } from '@plinth/ui/contract';
import type { OfferLeaf, Organization, Thing } from 'schema-dts';
import { pageDescription, pageTitle, serviceDataOf } from './pageText.ts';
import type { TextKey } from './text.ts';
import type { HeadInput } from './types.ts';
import { absoluteUrl, canonicalPath } from './urls.ts';

/** Structured data must name a currency; the companies sell in Taiwan. On the page itself a price is `$` alone. */
const PRICE_CURRENCY = 'TWD';

const FAQ: readonly (readonly [TextKey, TextKey])[] = [
  ['PLAN.FAQ.Q1', 'PLAN.FAQ.A1'],
  ['PLAN.FAQ.Q2', 'PLAN.FAQ.A2'],
  ['PLAN.FAQ.Q3', 'PLAN.FAQ.A3'],
];

const organizationId = (input: HeadInput): string => absoluteUrl(input, '#organization');
const pageUrl = (input: HeadInput): string => absoluteUrl(input, canonicalPath(input, input.langCode));

/** The company, as every page names it. */
export function organization(input: HeadInput): Organization {
  const { langCode, variant, text } = input;
  const { company } = variant;
  return {
    '@type': 'Organization',
    '@id': organizationId(input),
    name: company.name[langCode],
    alternateName: company.shortName[langCode],
    description: text('META.HOME.DESCRIPTION'),
    url: absoluteUrl(input, canonicalPath({ page: 'home' }, langCode)),
    logo: absoluteUrl(input, 'assets/icons/icon-512.png'),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address[langCode],
      addressCountry: 'TW',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: company.email,
      url: `${absoluteUrl(input, canonicalPath({ page: 'home' }, langCode))}#contact`,
      availableLanguage: Object.values(LANG_TAGS),
    },
    sameAs: [company.social.url, company.messaging.url],
  };
}

function offer(input: HeadInput, { title, subTitle, price, unit, descItems }: PriceItemData): OfferLeaf {
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
    url: pageUrl(input),
  };
}

/** The way from the home page to this one. */
export function breadcrumbs(input: HeadInput): Thing {
  const entries = [
    {
      name: input.text('MENU.HOME'),
      item: absoluteUrl(input, canonicalPath({ page: 'home' }, input.langCode)),
    },
    { name: pageTitle(input), item: pageUrl(input) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}

/** The home page: the site as a whole. */
export function homeNodes(input: HeadInput): Thing[] {
  const { langCode, text } = input;
  return [
    {
      '@type': 'WebSite',
      '@id': absoluteUrl(input, '#website'),
      name: text('META.SITE_NAME'),
      alternateName: text('COMMON.APP_TITLE'),
      url: absoluteUrl(input, ''),
      inLanguage: LANG_TAGS[langCode],
      publisher: { '@id': organizationId(input) },
    },
  ];
}

/** The about page, and the person whom it introduces. */
export function aboutNodes(input: HeadInput): Thing[] {
  const { langCode, text, variant } = input;
  const personId = `${pageUrl(input)}#person`;
  return [
    {
      '@type': 'AboutPage',
      '@id': pageUrl(input),
      name: pageTitle(input),
      description: pageDescription(input),
      url: pageUrl(input),
      inLanguage: LANG_TAGS[langCode],
      mainEntity: { '@id': organizationId(input) },
      mentions: { '@id': personId },
    },
    {
      '@type': 'Person',
      '@id': personId,
      name: text('ABOUT.MEMBER.NAME'),
      jobTitle: text('ABOUT.MEMBER.ROLE'),
      description: text('ABOUT.MEMBER.BIO1'),
      image: absoluteUrl(input, variant.pictures.portrait),
      worksFor: { '@id': organizationId(input) },
    },
  ];
}

/** A service, with its prices where it has some. */
export function serviceNodes(input: HeadInput): Thing[] {
  const service = serviceDataOf(input);
  if (service === undefined) return [];
  return [
    {
      '@type': 'Service',
      '@id': `${pageUrl(input)}#service`,
      name: service.pageTitle,
      description: pageDescription(input),
      url: pageUrl(input),
      provider: { '@id': organizationId(input) },
      areaServed: { '@type': 'Country', name: 'TW' },
      ...(service.template === 'Product' ? { offers: service.items.map((item) => offer(input, item)) } : {}),
    },
  ];
}

/** The bundles and their prices, as the things that the organisation offers. */
export function offerCatalog(input: HeadInput): Thing[] {
  const plan = serviceDataOf(input);
  if (plan?.template !== 'Product') return [];
  return [
    {
      '@type': 'OfferCatalog',
      '@id': `${pageUrl(input)}#catalog`,
      name: plan.pageTitle,
      url: pageUrl(input),
      itemListElement: plan.items.map((item) => ({
        ...offer(input, item),
        offeredBy: { '@id': organizationId(input) },
      })),
    },
  ];
}

/** The questions that the plan page answers. */
export function faqPage(input: HeadInput): Thing[] {
  const questions = FAQ.map(([question, answer]) => ({
    question: input.text(question),
    answer: input.text(answer),
  })).filter(({ question, answer }) => question !== '' && answer !== '');
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${pageUrl(input)}#faq`,
      inLanguage: LANG_TAGS[input.langCode],
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
