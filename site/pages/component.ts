/** Where a page's component is, below `site/pages`: `about/AboutPage.tsx`. */
export const componentOf = (page: string): string =>
  `${page}/${page.slice(0, 1).toUpperCase()}${page.slice(1)}Page.tsx`;
