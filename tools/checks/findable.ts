import { checkLanguage, checkLinks } from './findableContent.ts';
import { checkHead, metaOf } from './findableHead.ts';
import { type BuiltPage, type BuiltSite, readBuiltSite } from './findableSite.ts';

/** Pages that share what should tell them apart. */
function checkUnique(
  what: string,
  pages: readonly BuiltPage[],
  valueOf: (page: BuiltPage) => string,
): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const owner = owners.get(value);
    owners.set(value, owner ?? page.file);
    return owner === undefined ? [] : [`${page.file}: its ${what} is also that of ${owner}: '${value}'`];
  });
}

/** The sitemap lists what may be listed, and nothing else. */
function checkSitemap(site: BuiltSite, siteUrl: string, basePath: string): string[] {
  const file = site.fileOf(`${siteUrl}${basePath}sitemap.xml`);
  if (file === undefined) return ['There is no sitemap.xml.'];
  const listed = new Set(
    [
      ...site
        .read(file)
        .toString('utf8')
        .matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map(([, url = '']) => url.replaceAll('&amp;', '&').replaceAll('&apos;', "'")),
  );
  const wanted = new Set(site.pages.filter(({ isIndexed }) => isIndexed).map(({ url }) => url));
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
    ...checkSitemap(site, siteUrl, basePath),
    ...required
      .filter((name) => site.fileOf(`${siteUrl}${basePath}${name}`) === undefined)
      .map((name) => `There is no ${name}.`),
  ];
}
