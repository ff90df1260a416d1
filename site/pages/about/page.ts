import { LANG_TAGS } from '@plinth/ui/contract';
import { breadcrumbs, organizationId } from '../../head/nodes.ts';
import { absoluteUrl } from '../../head/urls.ts';
import type { PageDefinition, StructuredData } from '../definition.ts';

/** The about page: who the company is, how it works, and a person of its team. */
export const about: PageDefinition = {
  path: '/main/:langCode/about',
  texts: ['ABOUT'],
  title: ({ text }) => text('META.ABOUT.TITLE'),
  description: ({ text }) => text('META.ABOUT.DESCRIPTION'),
  heading: ({ text }) => text('ABOUT.TITLE'),
  eyebrow: ({ text }) => text('MENU.ABOUT'),
};

/** The page, and the person that it introduces. */
export const structuredData: StructuredData = (input) => {
  const { langCode, text, variant, url, title, description } = input;
  const personId = `${url}#person`;
  return [
    {
      '@type': 'AboutPage',
      '@id': url,
      name: title,
      description,
      url,
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
    breadcrumbs(input),
  ];
};
