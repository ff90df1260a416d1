import { ApiError, loadChecks } from '@plinth/ui/api';
import type { LangCode } from '@plinth/ui/contract';
import { loadHead } from '../head/loadHead.ts';
import { matchRoute } from '../routes/index.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { PageModule } from './pageModules.ts';
import { requestOf } from '../data/requestOf.ts';
import type { SiteRuntime } from './runtime.ts';
import { hasTexts, loadTexts } from '../texts/i18n.ts';
import { groupsOf } from '../texts/pageTexts.ts';

/** A page in a language. */
export interface PageInLanguage extends RouteMatch {
  readonly langCode: LangCode;
}

/** What pages are made from. */
type Sources = Pick<SiteRuntime, 'pages' | 'i18n' | 'answers'>;

/** The answer by which a page's parts are chosen, where that is a file of the build. */
const fileOf = (match: RouteMatch, { answers }: Pick<Sources, 'answers'>) => {
  const request = requestOf(match);
  return request?.isFile === true ? { request, content: answers.read(request.key) } : undefined;
};

/** The module of a page of which everything is there. */
export function moduleAtHand(match: PageInLanguage, sources: Sources): PageModule | undefined {
  const { pages, i18n } = sources;
  const module = hasTexts(i18n, match.langCode, groupsOf(match.page)) ? pages.loaded(match.page) : undefined;
  const file = fileOf(match, sources);
  if (module === undefined || file === undefined) return module;
  // A page's file is what its own module takes.
  return file.content !== undefined && module.hasParts?.(file.content as never) ? module : undefined;
}

/** Fetches a page's module, and the parts by which its answer is shown where that is there. */
export async function loadModule(match: RouteMatch, sources: Omit<Sources, 'i18n'>): Promise<PageModule> {
  const module = await sources.pages.load(match.page);
  const content = fileOf(match, sources)?.content;
  if (content !== undefined) await module.loadParts?.(content as never);
  return module;
}

/** Whether a file of the site is not there: whoever asks for it is told so, or is sent something else. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'abnormal' || error.status === 404);

/**
 * Fetches what has to be there before a page is shown: its module, its texts and what checks the answer of its call, or its
 * content where that is a file of the build.
 *
 * @returns nothing where the site has no such page; rejects when something cannot be had, and may be called again
 */
export async function prepare(match: PageInLanguage, sources: Sources): Promise<PageModule | undefined> {
  const file = fileOf(match, sources);
  const [isThere] = await Promise.all([
    file === undefined || isFetched(sources.answers.refresh(file.request)),
    sources.pages.load(match.page),
    loadTexts(sources.i18n, match.langCode, groupsOf(match.page)),
    file === undefined && requestOf(match) !== undefined && loadChecks(),
  ]);
  return isThere ? loadModule(match, sources) : undefined;
}

async function isFetched(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
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
