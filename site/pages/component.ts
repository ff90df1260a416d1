import { type PageId, PAGES } from './list.ts';

/** Where a page's component is, below `site/pages`: `about/AboutPage.tsx`. What a brand composed is shown by one component. */
export function componentOf(page: PageId): string {
  const folder: PageId = PAGES[page].content === undefined ? page : 'composed';
  return `${folder}/${folder.slice(0, 1).toUpperCase()}${folder.slice(1)}Page.tsx`;
}
