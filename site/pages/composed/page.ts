import { LANG_TAGS } from '@plinth/ui/contract';
import { requests } from '../../data/requests.ts';
import { composedCatalog } from '../../head/composedCatalog.ts';
import { breadcrumbs, organizationId } from '../../head/nodes.ts';
import type { PageDefinition, StructuredData } from '../definition.ts';

/** A page that a brand composed, from a file in its folder `pages`. */
export const composed: PageDefinition = {
  path: '/main/:langCode/:slug',
  content: ({ langCode, id }) => requests.composed(langCode, id),
  // Texts of the contact form and of steps.
  texts: ['HOME', 'SERVICE'],
  title: ({ content }) => content?.title ?? '',
  description: ({ content }) => content?.description ?? '',
};

/** The page by its title, and its prices. */
export const structuredData: StructuredData = (input) => {
  const { langCode, url, title, description } = input;
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      name: title,
      description,
      url,
      inLanguage: LANG_TAGS[langCode],
      publisher: { '@id': organizationId(input) },
    },
    ...composedCatalog(input),
    breadcrumbs(input),
  ];
};
