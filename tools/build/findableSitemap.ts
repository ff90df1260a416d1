import { escapeHtml } from '@plinth/site/head';
import type { ListedPage } from './findable.ts';

/** The protocol of sitemaps asks for these two besides. */
const escapeXml = (text: string): string =>
  escapeHtml(text).replaceAll('>', '&gt;').replaceAll("'", '&apos;');

/** The most addresses that one sitemap may hold (sitemaps.org). */
const MOST_URLS = 50_000;

/**
 * Writes the sitemap: every listed page with the same page in each language, and the default language's for everybody
 * else. There are no dates: a build does not know when content changed, and wrong ones are ignored.
 *
 * @throws Error when there are more pages than a sitemap may hold
 */
export function buildSitemap(pages: readonly ListedPage[]): string {
  if (pages.length > MOST_URLS)
    throw new Error(`A sitemap holds ${MOST_URLS} pages; this site has ${pages.length}.`);
  const entries = pages.flatMap(({ url, alternates }) => [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    ...Array.from(
      alternates,
      ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`,
    ),
    '</url>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
