import { requests } from '../../data/requests.ts';
import { breadcrumbs, offer, organizationId } from '../../head/nodes.ts';
import { DESCRIPTION_WIDTH, clip, displayWidth, oneLine, serviceDataOf } from '../../head/words.ts';
import type { PageDefinition, StructuredData, WordsInput } from '../definition.ts';

const title = ({ text, data }: WordsInput) => oneLine(serviceDataOf(data)?.pageTitle ?? text('MENU.SERVICE'));

/** A service's page. Its own description is used in search results where it is long enough. */
export const service: PageDefinition = {
  path: '/main/:langCode/service/:id',
  shell: '/main/:langCode/service',
  request: ({ langCode, id }) => requests.service(langCode, id),
  texts: ['SERVICE'],
  title,
  description({ text, data }) {
    const answer = serviceDataOf(data);
    if (answer === undefined) return text('META.SITE_DESCRIPTION');
    const words = oneLine(answer.pageSubTitle);
    const isEnough = displayWidth(words) >= DESCRIPTION_WIDTH.min;
    const values = { title: oneLine(answer.pageTitle), words };
    return clip(isEnough ? words : oneLine(text('META.SERVICE.DESCRIPTION', values)));
  },
  eyebrow: ({ text }) => text('MENU.SERVICE'),
  listedUnder: 'MENU.SERVICE',
};

/** The service, with its prices where it has some; nothing without its data. */
export const structuredData: StructuredData = (input) => {
  const answer = serviceDataOf(input.data);
  if (answer === undefined || input.id === undefined) return [];
  return [
    {
      '@type': 'Service',
      '@id': `${input.url}#service`,
      name: answer.pageTitle,
      description: input.description,
      url: input.url,
      provider: { '@id': organizationId(input) },
      areaServed: { '@type': 'Country', name: 'TW' },
      ...(answer.template === 'Product' ? { offers: answer.items.map((item) => offer(input, item)) } : {}),
    },
    breadcrumbs(input),
  ];
};
