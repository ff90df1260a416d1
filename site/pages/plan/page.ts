import type { Thing } from 'schema-dts';
import { requests } from '../../data/requests.ts';
import { breadcrumbs, offer, offerCatalog } from '../../head/nodes.ts';
import type { StructuredInput } from '../../head/types.ts';
import { oneLine, serviceDataOf } from '../../head/words.ts';
import type { PageDefinition, StructuredData } from '../definition.ts';

/** The favourable plan: the packages of service 1, help to choose, and what people ask before they do. */
export const plan: PageDefinition = {
  path: '/main/:langCode/favorablePlan',
  request: ({ langCode }) => requests.plan(langCode),
  texts: ['SERVICE', 'PLAN'],
  title: ({ text }) => text('META.PLAN.TITLE'),
  description: ({ text }) => text('META.PLAN.DESCRIPTION'),
  heading: ({ text, data }) => oneLine(serviceDataOf(data)?.pageTitle ?? text('META.PLAN.TITLE')),
  eyebrow: ({ text }) => text('MENU.PACKAGE'),
  listedUnder: 'MENU.PACKAGE',
};

/** The bundles and their prices. */
function bundles(input: StructuredInput): Thing[] {
  const answer = serviceDataOf(input.data);
  if (answer?.template !== 'Product') return [];
  return offerCatalog(
    input,
    answer.pageTitle,
    answer.items.map((item) => offer(input, item)),
  );
}

/** The bundles. */
export const structuredData: StructuredData = (input) => [...bundles(input), breadcrumbs(input)];
