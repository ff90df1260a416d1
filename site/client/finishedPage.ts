import type { LangCode, Menu } from '@plinth/ui/contract';
import { type PageFile, isPageFile } from '../data/pageFile.ts';
import { requestOf } from '../data/requestOf.ts';
import { requests } from '../data/requests.ts';
import { PAGES } from '../pages/list.ts';
import { matchRoute, pathOf } from '../routes/index.ts';
import { loadPage, untilLate } from '../shell/loadPage.ts';
import type { SiteRuntime } from '../shell/runtime.ts';
import { currentRoute } from './currentRoute.ts';
import { shownLanguage } from './shownLanguage.ts';

/** The page that a finished document shows. */
export interface FinishedPage {
  /** Without the base. */
  readonly path: string;
  readonly langCode: LangCode;
  readonly file: PageFile | undefined;
}

/** Reads the page's file, which the inline start script requested; a page whose file cannot be read is shown without it. */
export async function readFinishedPage(path: string, content: Promise<unknown>): Promise<FinishedPage> {
  // It was requested before the app, and is small: if it is not here by then, it will never be.
  const file = await Promise.race([content, untilLate()]).catch(() => undefined);
  return {
    path,
    langCode: matchRoute(path)?.langCode ?? shownLanguage(),
    file: isPageFile(file) ? file : undefined,
  };
}

/**
 * Requests the data from which a document was rendered, where the page's file could not be read; the finished page stays
 * meanwhile.
 *
 * @returns rejects when the data cannot be fetched, or the app would replace a good page with a failure
 */
export async function fetchPageSources(
  runtime: SiteRuntime,
  { path, langCode }: FinishedPage,
): Promise<void> {
  const { answers } = runtime;
  const match = matchRoute(path);
  if (match === undefined) return;
  // A shell was rendered without an answer.
  const isShell = match.id === undefined && PAGES[match.page].shell !== undefined;
  const request = isShell ? undefined : requestOf(match);
  const [module] = await Promise.all([
    loadPage({ ...match, langCode }, runtime),
    match.langCode !== undefined && answers.refresh(requests.menu(langCode)),
    request !== undefined && answers.refresh(request),
  ]);
  if (module === undefined) throw new Error(`What ${path} is made of is not there.`);
}

/**
 * The document of the service that the query names, which has its data beside it: a plain host serves the shell for any service,
 * which would have to ask a backend.
 *
 * @returns its path, without the base; undefined where it was not built
 */
export function ownDocumentOf({ path, langCode, file }: FinishedPage): string | undefined {
  const match = currentRoute();
  if (match?.page !== 'service' || match.id === undefined) return undefined;
  const own = pathOf('service', langCode, match.id);
  // The data under a request's key is that request's answer.
  const menu = file?.data[requests.menu(langCode).key] as Menu | undefined;
  return own !== path && menu?.items.some(({ id }) => id === match.id) === true ? own : undefined;
}
