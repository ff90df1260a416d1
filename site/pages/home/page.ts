import { LANG_TAGS } from '@plinth/ui/contract';
import { requests } from '../../data/requests.ts';
import { organizationId } from '../../head/nodes.ts';
import { absoluteUrl } from '../../head/urls.ts';
import type { PageDefinition, StructuredData } from '../definition.ts';

export const path = '/main/:langCode/index';

/** The home page: the brand's sections in the brand's order. */
export const home: PageDefinition = {
  path,
  request: ({ langCode }) => requests.home(langCode),
  texts: ['HOME'],
  title: ({ text }) => text('META.HOME.TITLE'),
  description: ({ text }) => text('META.HOME.DESCRIPTION'),
  heading: ({ text }) => text('HOME.HERO.TITLE'),
  eyebrow: ({ text }) => text('HOME.HERO.EYEBROW'),
};

/** The site as a whole. */
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
];
