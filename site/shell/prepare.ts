import { ApiError, loadChecks } from '@plinth/ui/api';
import type { LangCode } from '@plinth/ui/contract';
import type { ComposedPage } from '../composed/content.ts';
import { loadHead } from '../head/loadHead.ts';
import { matchRoute } from '../routes/index.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { PageModule } from './pageModules.ts';
import { contentRequestOf, requestOf } from '../data/requestOf.ts';
import type { PageRequest } from '../data/requests.ts';
import type { SiteRuntime } from './runtime.ts';
import { hasTexts, loadTexts } from '../texts/i18n.ts';
import { groupsOf } from '../texts/pageTexts.ts';

/** A page in a language. */
export interface PageInLanguage extends RouteMatch {
  readonly langCode: LangCode;
}

/** What pages are made from. */
type Sources = Pick<SiteRuntime, 'pages' | 'i18n' | 'answers'>;

/** What the brand composed of a page, where that is there. */
export function contentAtHand(
  match: RouteMatch,
  { answers }: Pick<Sources, 'answers'>,
): ComposedPage | undefined {
  const request = contentRequestOf(match);
  // What stands under a request's key is that request's answer.
  return request && (answers.read(request.key) as ComposedPage | undefined);
}

/** The module of a page of which everything is there. */
export function moduleAtHand(match: PageInLanguage, sources: Sources): PageModule | undefined {
  const { pages, i18n } = sources;
  const module = hasTexts(i18n, match.langCode, groupsOf(match.page)) ? pages.loaded(match.page) : undefined;
  if (contentRequestOf(match) === undefined) return module;
  const content = contentAtHand(match, sources);
  return content !== undefined && module?.hasParts?.(content) ? module : undefined;
}

/** Fetches a page's module, and the parts by which its content is shown where that is there. */
export async function loadModule(match: RouteMatch, sources: Omit<Sources, 'i18n'>): Promise<PageModule> {
  const module = await sources.pages.load(match.page);
  const content = contentAtHand(match, sources);
  if (content !== undefined) await module.loadParts?.(content);
  return module;
}

/** Whether a file of the site is not there: whoever asks for it is told so, or is sent something else. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'abnormal' || error.status === 404);

/**
 * Fetches what has to be there before a page is shown: its module, its texts, what checks the answer of its call, and what the
 * brand composed of it.
 *
 * @returns nothing where the site has no such page; rejects when something cannot be had, and may be called again
 */
export async function prepare(match: PageInLanguage, sources: Sources): Promise<PageModule | undefined> {
  const content = contentRequestOf(match);
  const [isThere] = await Promise.all([
    content === undefined || isFetched(content, sources),
    sources.pages.load(match.page),
    loadTexts(sources.i18n, match.langCode, groupsOf(match.page)),
    requestOf(match) !== undefined && loadChecks(),
  ]);
  return isThere ? loadModule(match, sources) : undefined;
}

async function isFetched(
  request: PageRequest<ComposedPage>,
  { answers }: Pick<Sources, 'answers'>,
): Promise<boolean> {
  try {
    await answers.refresh(request);
    return true;
  } catch (error) {
    if (request.mayBeAbsent === true && isAbsent(error)) return false;
    throw error;
  }
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
  for (const wanted of [prepare({ ...match, langCode }, runtime), loadHead()]) wanted.catch(() => undefined);
  const request = requestOf(match);
  if (request !== undefined) runtime.answers.refresh(request).catch(() => undefined);
}
