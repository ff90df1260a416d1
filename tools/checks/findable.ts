import { checkLanguage, checkLinks } from './findableContent.ts';
import { checkHead, metaOf } from './findableHead.ts';
import { type BuiltPage, type BuiltSite, readBuiltSite } from './findableSite.ts';

/** Pages that share a text which should be unique. */
const checkUnique = (
  what: string,
  pages: readonly BuiltPage[],
  valueOf: (page: BuiltPage) => string,
): string[] =>
  [...Map.groupBy(pages, valueOf)].flatMap(([value, [owner, ...others]]) =>
    others.map(({ file }) => `${file}: its ${what} is also that of ${owner?.file}: '${value}'`),
  );

/** The sitemap lists what may be listed, and nothing else. */
function checkSitemap({ sitemap, pages }: BuiltSite): string[] {
  if (sitemap === undefined) return ['There is no sitemap.xml.'];
  const listed = new Set(Array.from(sitemap.querySelectorAll('loc'), ({ textContent }) => textContent));
  const wanted = new Set(pages.filter(({ isIndexed }) => isIndexed).map(({ url }) => url));
  return [
    ...[...wanted].filter((url) => !listed.has(url)).map((url) => `sitemap.xml does not list ${url}`),
    ...[...listed]
      .filter((url) => !wanted.has(url))
      .map((url) => `sitemap.xml lists ${url}, which is no listed page`),
  ];
}

/**
 * Checks a built site for everything that makes it findable and whole: heads, languages, structured data, share
 * images, links, sitemap and robots.
 *
 * @param folder where the site was built, such as `dist/site/cloud`
 * @param siteUrl the origin it was built for, without a trailing slash
 * @param basePath the base it was built for, with leading and trailing slash
 * @returns problems in words, each with the page's file; empty when all is well
 */
export function checkBuiltSite(folder: string, siteUrl: string, basePath: string): string[] {
  const site = readBuiltSite(folder, siteUrl, basePath);
  const byUrl = new Map(site.pages.map((page) => [page.url, page]));
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const indexed = site.pages.filter(({ isIndexed }) => isIndexed);
  if (indexed.length === 0) return [`${folder} holds no page that may be listed.`];
  const required = ['robots.txt', 'llms.txt', 'manifest.webmanifest', 'favicon.ico', '404.html'];
  return [
    ...site.pages.flatMap((page) =>
      [...checkHead(page, site, byUrl), ...checkLanguage(page), ...checkLinks(page, site, byFile)].map(
        (problem) => `${page.file}: ${problem}`,
      ),
    ),
    ...checkUnique('title', indexed, ({ document }) => document.title),
    ...checkUnique('description', indexed, (page) => metaOf(page, 'description')),
    ...checkSitemap(site),
    ...required
      .filter((name) => site.fileOf(`${siteUrl}${basePath}${name}`) === undefined)
      .map((name) => `There is no ${name}.`),
  ];
}
