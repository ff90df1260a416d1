import type { PageDefinition } from '../definition.ts';

export const path = '/errorPage';

/** The error page: says what happened, that nothing typed is lost, and helps people on their way. */
export const error: PageDefinition = {
  path,
  texts: ['ERRORPAGE'],
  title: ({ text }) => text('META.ERROR.TITLE'),
  description: ({ text }) => text('META.ERROR.DESCRIPTION'),
  heading: ({ text }) => text('META.ERROR.TITLE'),
  eyebrow: () => '',
};
