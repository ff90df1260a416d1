import type { PageDefinition } from '../definition.ts';

/** The error page: says what happened, that nothing typed is lost, and helps people on their way. */
export const error: PageDefinition = {
  path: '/errorPage',
  texts: ['ERRORPAGE'],
  title: ({ text }) => text('META.ERROR.TITLE'),
  description: ({ text }) => text('META.ERROR.DESCRIPTION'),
};
