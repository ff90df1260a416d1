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

/** Reads the page's file, which the lines in the document asked for; a page whose file cannot be read is shown without. */
export async function readFinishedPage(path: string, content: Promise<unknown>): Promise<FinishedPage> {
  // It was asked for before the app, and is small: one that is not here by then never answers.
  const file = await Promise.race([content, untilLate()]).catch(() => undefined);
  return {
    path,
    langCode: matchRoute(path)?.langCode ?? shownLanguage(),
    file: isPageFile(file) ? file : undefined,
  };
}

/**
 * Asks for what a document was rendered from where the page's file could not be read; the finished page stays meanwhile.
 *
 * @returns rejects when it is not to be had, or the app would put a failure in the place of a good page
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
 * Where the service that the query names has a document of its own, with its data beside it: a plain host serves the one for any
 * service, which would have to ask.
 *
 * @returns its path, without the base; nothing where it was not built
 */
export function ownDocumentOf({ path, langCode, file }: FinishedPage): string | undefined {
  const match = currentRoute();
  if (match?.page !== 'service' || match.id === undefined) return undefined;
  const own = pathOf('service', langCode, match.id);
  // What stands under a request's key is that request's answer.
  const menu = file?.data[requests.menu(langCode).key] as Menu | undefined;
  return own !== path && menu?.items.some(({ id }) => id === match.id) === true ? own : undefined;
}
