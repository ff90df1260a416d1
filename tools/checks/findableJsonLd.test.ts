import { LANG_CODES } from '@plinth/ui/contract';
import { jsonLdOf, serializeJsonLd } from '@plinth/site/json-ld';
import { describe, expect, test } from 'vitest';
import { testContext } from '../build/testContext.ts';
import { checkJsonLd, typesOf } from './findableJsonLd.ts';

const EXPECTED = {
  home: ['Organization', 'WebSite'],
  about: ['Organization', 'AboutPage', 'Person', 'BreadcrumbList'],
  plan: ['Organization', 'OfferCatalog', 'BreadcrumbList'],
  service: ['Organization', 'Service', 'BreadcrumbList'],
  error: ['Organization'],
} as const;

/** The campaign of the agency has prices, that of cloud has none. */
const COMPOSED = {
  cloud: ['Organization', 'WebPage', 'BreadcrumbList'],
  agency: ['Organization', 'WebPage', 'OfferCatalog', 'BreadcrumbList'],
} as const;

describe.each(['cloud', 'agency'] as const)('%s', async (name) => {
  const context = await testContext(name, '/demo/');
  const graphs = context.pages.map((plan) => {
    const text = context.texts[plan.langCode];
    const graph = jsonLdOf({ ...plan, ...context, text });
    return { plan, graph: JSON.parse(serializeJsonLd(graph)) as unknown };
  });

  test('every page has the types it should have, in schema.org’s shapes', () => {
    for (const { plan, graph } of graphs) {
      const expected = plan.page === 'composed' ? COMPOSED[name] : EXPECTED[plan.page];
      expect(typesOf(graph), plan.path).toEqual(expected);
      expect(checkJsonLd(graph), plan.path).toEqual([]);
    }
  });

  test('every price of the content is offered, in both languages', () => {
    for (const langCode of LANG_CODES) {
      const written = JSON.stringify(
        graphs.filter(({ plan }) => plan.langCode === langCode).map(({ graph }) => graph),
      );
      const prices = context.pages.flatMap((plan) => {
        const data = plan.langCode === langCode ? plan.data : undefined;
        return data !== undefined && 'template' in data && data.template === 'Product' ? data.items : [];
      });
      expect(prices.length).toBeGreaterThan(10);
      for (const { title, price } of prices) {
        expect(written).toContain(`"name":${JSON.stringify(title)}`);
        expect(written).toContain(`"price":${price},"priceCurrency":"TWD"`);
      }
    }
  });
});

test('the prices of a composed page are offered as its file says them', async () => {
  const context = await testContext('agency', '/demo/');
  const plan = context.pages.find(({ page, langCode }) => page === 'composed' && langCode === 'en');
  if (plan?.content === undefined) throw new Error('The agency composed no page.');
  const items = [
    {
      heading: ['Small ', { $: 'em', of: 'box' }],
      price: 900,
      features: ['a', { heading: 'b', items: ['c'] }],
    },
    {
      heading: 'Large',
      prices: [
        { price: 10, unit: 'a month' },
        { price: 100, unit: 'a year' },
      ],
      note: 'Tax included.',
    },
  ];
  const props = { items, currency: { code: 'EUR', locale: 'en' } };
  const content = { ...plan.content, sections: [{ section: 'PlanSection', props } as const] };
  const graph = jsonLdOf({ ...plan, ...context, content, text: context.texts.en });
  expect(checkJsonLd(JSON.parse(serializeJsonLd(graph)))).toEqual([]);
  expect(graph['@graph'][2]).toMatchObject({
    '@type': 'OfferCatalog',
    name: content.title,
    itemListElement: [
      { name: 'Small box', description: 'a · c', price: 900, priceCurrency: 'EUR' },
      { name: 'Large', price: 10, priceSpecification: { unitText: 'a month' } },
      { name: 'Large', price: 100, priceSpecification: { unitText: 'a year' } },
    ],
  });
  expect(serializeJsonLd(graph)).not.toContain('valueAddedTaxIncluded');
});

test.each([
  ['no graph', { name: 'x' }, 'no graph'],
  ['an unknown type', { '@type': 'Shop' }, 'unknown type'],
  ['a missing property', { '@type': 'Country' }, 'lacks name'],
  ['a price in words', { '@type': 'Offer', name: 'a', price: '$3', priceCurrency: 'TWD' }, 'is no price'],
  ['a relative address', { '@type': 'WebSite', name: 'a', url: '/main' }, 'no absolute address'],
  [
    'a reference to nothing',
    { '@type': 'WebSite', name: 'a', url: 'https://a.example', publisher: { '@id': '#x' } },
    'refers to nothing',
  ],
])('%s is a problem', (_name, node, problem) => {
  const graph = '@type' in node ? { '@context': 'https://schema.org', '@graph': [node] } : node;
  expect(checkJsonLd(graph).join()).toContain(problem);
});
