import { LANG_TAGS } from '@plinth/ui/contract';
import { plainWords } from '../../composed/content.ts';
import { requests } from '../../data/requests.ts';
import { composedCatalog } from '../../head/composedCatalog.ts';
import { organizationId } from '../../head/nodes.ts';
import { absoluteUrl } from '../../head/urls.ts';
import type { PageDefinition, StructuredData, WordsInput } from '../definition.ts';

/** A text of the first section, which has the page's heading. */
const ofFirst = ({ content }: WordsInput, name: 'heading' | 'eyebrow'): string =>
  plainWords(content?.sections[0]?.props[name]);

/** The home page: composed by the brand, with the backend's answer. */
export const home: PageDefinition = {
  path: '/main/:langCode/index',
  content: ({ langCode }) => requests.homeContent(langCode),
  request: ({ langCode }) => requests.home(langCode),
  texts: ['HOME'],
  title: ({ content }) => content?.title ?? '',
  description: ({ content }) => content?.description ?? '',
  heading: (input) => ofFirst(input, 'heading'),
  eyebrow: (input) => ofFirst(input, 'eyebrow'),
};

/** The site as a whole, and the prices of the composed page. */
export const structuredData: StructuredData = (input) => [
  {
    '@type': 'WebSite',
    '@id': absoluteUrl(input, '#website'),
    name: input.text('META.SITE_NAME'),
    alternateName: input.text('COMMON.APP_TITLE'),
    url: absoluteUrl(input, ''),
    inLanguage: LANG_TAGS[input.langCode],
    publisher: { '@id': organizationId(input) },
  },
  ...composedCatalog(input),
];
