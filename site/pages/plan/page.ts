import { LANG_TAGS } from '@plinth/ui/contract';
import type { Thing } from 'schema-dts';
import { requests } from '../../data/requests.ts';
import { breadcrumbs, offer, offerCatalog } from '../../head/nodes.ts';
import type { StructuredInput } from '../../head/types.ts';
import { oneLine, serviceDataOf } from '../../head/words.ts';
import type { PageDefinition, StructuredData } from '../definition.ts';
import { QUESTIONS } from './questions.ts';

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

/** The questions that the page answers; a brand may have none. */
function faqPage({ url, langCode, text }: StructuredInput): Thing[] {
  const questions = QUESTIONS.map((number) => ({
    name: text(`PLAN.FAQ.Q${number}`),
    answer: text(`PLAN.FAQ.A${number}`),
  })).filter(({ name, answer }) => name !== '' && answer !== '');
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      inLanguage: LANG_TAGS[langCode],
      mainEntity: questions.map(({ name, answer }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The bundles, and the questions. */
export const structuredData: StructuredData = (input) => [
  ...bundles(input),
  ...faqPage(input),
  breadcrumbs(input),
];
