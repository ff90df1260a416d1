import { ApiError, loadChecks } from '@plinth/ui/api';
import { REQUEST_TIMEOUT_MS } from '@plinth/ui/contract';
import type { Location } from 'react-router-dom';
import type { ComposedPage } from '../composed/content.ts';
import { type PageInLanguage, type RouteMatch, matchRoute } from '../routes/index.ts';
import type { PageModule } from './pageModules.ts';
import { contentRequestOf, requestOf } from '../data/requestOf.ts';
import type { PageRequest } from '../data/requests.ts';
import type { SiteRuntime } from './runtime.ts';
import { hasTexts, loadTexts } from '../texts/i18n.ts';
import { groupsOf } from '../texts/pageTexts.ts';

/** The page of a location, in the active language where it names none; undefined where it is not a page and leads elsewhere. */
export function pageAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { activeLanguage }: Pick<SiteRuntime, 'activeLanguage'>,
): PageInLanguage | undefined {
  const match = matchRoute(pathname, search);
  return match && { ...match, langCode: match.langCode ?? activeLanguage() };
}

/** The sources of pages. */
type Sources = Pick<SiteRuntime, 'pages' | 'i18n' | 'answers'>;

/** The composed page, if it is there. */
export function loadedContent(
  match: RouteMatch,
  { answers }: Pick<Sources, 'answers'>,
): ComposedPage | undefined {
  const request = contentRequestOf(match);
  // The value under a request's key is that request's answer.
  return request && (answers.read(request.key) as ComposedPage | undefined);
}

/** The module of a page, if everything that the page needs is there. */
export function loadedModule(match: PageInLanguage, sources: Sources): PageModule | undefined {
  const { pages, i18n } = sources;
  const module = hasTexts(i18n, match.langCode, groupsOf(match.page)) ? pages.loaded(match.page) : undefined;
  if (contentRequestOf(match) === undefined) return module;
  const content = loadedContent(match, sources);
  return content !== undefined && module?.hasParts?.(content) ? module : undefined;
}

/** Fetches a page's module, and the parts that show its content, if that is there. */
export async function loadPageModule(match: RouteMatch, sources: Omit<Sources, 'i18n'>): Promise<PageModule> {
  const module = await sources.pages.load(match.page);
  const content = loadedContent(match, sources);
  if (content !== undefined) await module.loadParts?.(content);
  return module;
}

/** Whether a file of the site is missing: the host says so, or sends something else. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'abnormal' || error.status === 404);

/** Fails after the time that any call may take: on a dead connection nothing arrives, and nothing fails. */
export const untilLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('It does not come.')), REQUEST_TIMEOUT_MS);
  });

/** Whether the server has this address: then its document has everything. */
export async function isServed(href: string): Promise<boolean> {
  try {
    const answer = await Promise.race([fetch(href, { method: 'HEAD', cache: 'no-store' }), untilLate()]);
    return answer.status < 500;
  } catch {
    return false;
  }
}

/**
 * Fetches what must be there before a page is shown: its module, its texts, the code that checks its call's answer, and the
 * composed page.
 *
 * @returns undefined where the site has no such page; rejects when something cannot be fetched, and may be called again
 */
export async function fetchPage(match: PageInLanguage, sources: Sources): Promise<PageModule | undefined> {
  const content = contentRequestOf(match);
  const [isThere] = await Promise.all([
    content === undefined || isFetched(content, sources),
    sources.pages.load(match.page),
    loadTexts(sources.i18n, match.langCode, groupsOf(match.page)),
    requestOf(match) !== undefined && loadChecks(),
  ]);
  return isThere ? loadPageModule(match, sources) : undefined;
}

/** Like `fetchPage`, but rejects as well when it takes longer than any call may. */
export const loadPage: typeof fetchPage = (match, sources) =>
  Promise.race([fetchPage(match, sources), untilLate()]);

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
 * A failed prefetch is not reported: the page itself asks again and tells the visitor.
 */
export function prefetch(href: string, runtime: SiteRuntime): void {
  const { pathname, search } = new URL(href, 'http://site.invalid');
  const wanted = pageAt({ pathname, search }, runtime);
  if (wanted === undefined) return;
  // Every page but the document's own needs the code that writes the head.
  const needs = [loadPage(wanted, runtime), import('../head/applyHead.ts')];
  for (const need of needs) need.catch(() => undefined);
  const request = requestOf(wanted);
  if (request !== undefined) runtime.answers.refresh(request).catch(() => undefined);
}
