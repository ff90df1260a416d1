import { absoluteUrl, alternatesOf, escapeHtml } from '@plinth/site/head';
import type * as Prerender from '@plinth/site/document';
import { buildLlmsText } from './findableLlms.ts';
import type { BuildContext, OutputFiles, PagePlan } from './types.ts';

/** What a site is made of, and what only the bundler can read from the components that show it. */
export interface FindableContext extends BuildContext {
  readonly prerender: Pick<typeof Prerender, 'formatPrice'>;
}

/** A page that search engines may list: its address, and by `hreflang` the addresses of the same page in every language. */
export interface ListedPage {
  readonly plan: PagePlan;
  readonly url: string;
  readonly alternates: ReadonlyMap<string, string>;
}

const listPages = (context: BuildContext): ListedPage[] =>
  context.pages
    .filter(({ page }) => page !== 'error')
    .map((plan) => ({
      plan,
      url: absoluteUrl(context, plan.path),
      alternates: alternatesOf({ ...plan, ...context }),
    }));

/** The sitemap protocol requires these two to be escaped as well. */
const escapeXml = (text: string): string =>
  escapeHtml(text).replaceAll('>', '&gt;').replaceAll("'", '&apos;');

/**
 * Writes the sitemap: every listed page with its alternates in each language, and the default language's as `x-default`.
 * There are no dates: a build does not know when content changed, and search engines ignore wrong ones.
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

/**
 * Everything may be read, the API too: robots that run scripts call it like any visitor. A page that should not be listed says
 * so in its head, which a robot must be allowed to read.
 */
const robotsText = (context: Pick<BuildContext, 'siteUrl' | 'basePath'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(context, 'sitemap.xml')}\n`;

/**
 * Writes what search engines, assistants and other robots look for: `sitemap.xml`, `robots.txt` (at the site's base; a
 * site below a path has to repeat it at its host's root) and `llms.txt`.
 *
 * There is no `security.txt`: it has to name an expiry date (RFC 9116), which nobody would keep up to date.
 */
export function buildFindable(context: FindableContext): OutputFiles {
  const pages = listPages(context);
  return new Map([
    ['sitemap.xml', buildSitemap(pages)],
    ['robots.txt', robotsText(context)],
    ['llms.txt', buildLlmsText(context, pages)],
  ]);
}
