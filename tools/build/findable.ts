import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { absoluteUrl } from '@plinth/site/head';
import { pathOf } from '@plinth/site/routes';
import { buildLlmsText } from './findableLlms.ts';
import { buildSitemap } from './findableSitemap.ts';
import type { BuildContext, OutputFiles, PagePlan } from './types.ts';

/** A public page with its address in every language that has it. */
export interface ListedPage {
  readonly plan: PagePlan;
  readonly url: string;
  readonly alternates: ReadonlyMap<LangCode, string>;
}

/** The pages that search engines may list, each with the same page in the other language. */
export function listPages(context: Pick<BuildContext, 'pages' | 'siteUrl' | 'basePath'>): ListedPage[] {
  const listed = context.pages.filter(({ page }) => page !== 'error');
  const urlOf = ({ path }: PagePlan) => absoluteUrl(context, path);
  const byPath = new Map(listed.map((plan) => [plan.path, plan]));
  return listed.map((plan) => ({
    plan,
    url: urlOf(plan),
    alternates: new Map(
      LANG_CODES.flatMap((langCode): [LangCode, string][] => {
        const other = byPath.get(pathOf(plan.page, langCode, plan.id));
        return other === undefined ? [] : [[langCode, urlOf(other)]];
      }),
    ),
  }));
}

/**
 * Everything may be read, the API too: robots that run scripts ask it like any visitor. What should not be listed says
 * so in its head, which a robot has to read to know.
 */
const robotsText = (context: Pick<BuildContext, 'siteUrl' | 'basePath'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(context, 'sitemap.xml')}\n`;

/**
 * Writes what search engines, assistants and other robots look for: `sitemap.xml`, `robots.txt` (at the site's base; a
 * site below a path has to repeat it at its host's root) and `llms.txt`.
 *
 * There is no `security.txt`: it has to name a date on which it ends (RFC 9116), which nobody would keep up.
 */
export function buildFindable(context: BuildContext): OutputFiles {
  const pages = listPages(context);
  return new Map([
    ['sitemap.xml', buildSitemap(pages)],
    ['robots.txt', robotsText(context)],
    ['llms.txt', buildLlmsText(context, pages)],
  ]);
}
