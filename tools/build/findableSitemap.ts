import { escapeHtml } from '@plinth/site/head';
import type { ListedPage } from './findable.ts';

/** The protocol of sitemaps asks for these two besides. */
const escapeXml = (text: string): string =>
  escapeHtml(text).replaceAll('>', '&gt;').replaceAll("'", '&apos;');

/**
 * Writes the sitemap: every listed page with the same page in each language, and the default language's for everybody
 * else. There are no dates: a build does not know when content changed, and wrong ones are ignored.
 */
export function buildSitemap(pages: readonly ListedPage[]): string {
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
