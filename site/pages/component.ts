import { type PageId, PAGES } from './list.ts';

/** The path of a page's component, below `site/pages`: `about/AboutPage.tsx`. All composed pages share one component. */
export function componentOf(page: PageId): string {
  const folder: PageId = PAGES[page].content === undefined ? page : 'composed';
  return `${folder}/${folder.slice(0, 1).toUpperCase()}${folder.slice(1)}Page.tsx`;
}
