import type { LangCode } from '@plinth/ui/contract';
import { loadHead } from '../head/loadHead.ts';
import { matchRoute } from '../routes/index.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { PageModule } from './pageModules.ts';
import { requestOf } from '../data/requestOf.ts';
import type { SiteRuntime } from './runtime.ts';
import { loadTexts } from '../texts/i18n.ts';
import { groupsOf } from '../texts/pageTexts.ts';

/** A page in a language. */
export interface PageInLanguage extends RouteMatch {
  readonly langCode: LangCode;
}

/**
 * Fetches what has to be there before a page is shown: its module, its texts and what writes its head.
 *
 * @returns rejects when one of them cannot be had; it may be called again
 */
export async function prepare(
  { page, langCode }: Pick<PageInLanguage, 'page' | 'langCode'>,
  { pages, i18n }: Pick<SiteRuntime, 'pages' | 'i18n'>,
): Promise<PageModule> {
  const [module] = await Promise.all([
    pages.load(page),
    loadTexts(i18n, langCode, groupsOf(page)),
    loadHead(),
  ]);
  return module;
}

/**
 * Fetches what the page behind a link needs, and asks for its data, so that following it paints at once.
 *
 * A prefetch that fails is no news: the page itself asks again and tells the visitor.
 */
export function prefetch(href: string, runtime: SiteRuntime): void {
  const { pathname, search } = new URL(href, 'http://site.invalid');
  const match = matchRoute(pathname, search);
  if (match === undefined) return;
  const langCode = match.langCode ?? runtime.activeLanguage();
  prepare({ page: match.page, langCode }, runtime).catch(() => undefined);
  const request = requestOf(match);
  if (request !== undefined) runtime.answers.refresh(request).catch(() => undefined);
}
