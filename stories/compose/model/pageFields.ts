import { type Fields, length, text } from '@plinth/site/composed';

/** What a page's file says besides its sections and its picture. Search engines cut off longer texts. */
export const PAGE_FIELDS: Fields = {
  title: text({
    required: true,
    about: 'On the browser’s tab and in search results.',
    length: length(4, 22, 10, 50),
  }),
  description: text({
    required: true,
    about: 'Under the title in search results and when somebody shares the page.',
    length: length(30, 80, 60, 155),
  }),
};
