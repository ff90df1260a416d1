import { LANG_CODES } from '@plinth/ui/contract';
import { jsonLdOf, serializeJsonLd } from '@plinth/site/json-ld';
import { describe, expect, test } from 'vitest';
import { testContext } from '../build/testContext.ts';
import { checkJsonLd, typesOf } from './findableJsonLd.ts';

const EXPECTED = {
  home: ['Organization', 'WebSite'],
  about: ['Organization', 'AboutPage', 'Person', 'BreadcrumbList'],
  plan: ['Organization', 'OfferCatalog', 'FAQPage', 'BreadcrumbList'],
  service: ['Organization', 'Service', 'BreadcrumbList'],
  error: ['Organization'],
  composed: ['Organization', 'WebPage', 'BreadcrumbList'],
} as const;

describe.each(['cloud', 'agency'])('%s', async (name) => {
  const context = await testContext(name, '/demo/');
  const graphs = context.pages.map((plan) => {
    const text = context.texts[plan.langCode];
    const graph = jsonLdOf({ ...plan, ...context, text });
    return { plan, graph: JSON.parse(serializeJsonLd(graph)) as unknown };
  });

  test('every page has the types it should have, in schema.org’s shapes', () => {
    for (const { plan, graph } of graphs) {
      expect(typesOf(graph), plan.path).toEqual(EXPECTED[plan.page]);
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
