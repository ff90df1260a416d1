import { type ApiClient, ApiError } from '@plinth/ui/api';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { LinkTargets } from '@plinth/site/composed';
import { PAGES, PAGE_IDS, type PageId } from '@plinth/site/pages';
import { requests } from '@plinth/site/requests';
import { type RouteRedirect, fillPath, paths } from '@plinth/site/routes';
import { isHome } from '@plinth/site/composed';
import { type ComposedFile, servedPage } from './composedPages.ts';
import type { PagePlan } from './types.ts';

const fileOf = (path: string): string => `${path.slice(1)}.html`;

/** A backend that cannot answer ends the build with a line that says which call it was. */
async function ask<T>(what: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`${what}: ${error.message}`, { cause: error });
    throw error;
  }
}

const askMenu = (source: ApiClient, langCode: LangCode) =>
  ask(`GetServiceMenu (${langCode})`, requests.menu(langCode).run(source));

async function planLanguage(source: ApiClient, langCode: LangCode): Promise<PagePlan[]> {
  const menu = await askMenu(source, langCode);
  const planPage = async (page: PageId, id?: string): Promise<PagePlan> => {
    const request = PAGES[page].request?.({ langCode, id });
    const answer = request && {
      [request.key]: await ask(`The answer '${request.key}'`, request.run(source)),
    };
    const path = fillPath(PAGES[page].path, { langCode, id });
    const data = { [requests.menu(langCode).key]: menu, ...answer };
    return { page, langCode, path, file: fileOf(path), data, ...(id === undefined ? {} : { id }) };
  };
  return Promise.all(
    PAGE_IDS.filter((page) => /:langCode(?!.*:slug)/.test(PAGES[page].path)).flatMap((page) =>
      PAGES[page].path.includes(':id') ? menu.items.map(({ id }) => planPage(page, id)) : [planPage(page)],
    ),
  );
}

/** Asks for the ids of the services that have a page, in each language. */
export async function askServices(source: ApiClient): Promise<LinkTargets['services']> {
  const inLanguage = async (langCode: LangCode) =>
    (await askMenu(source, langCode)).items.map(({ id }) => id);
  return { 'zh-tw': await inLanguage('zh-tw'), en: await inLanguage('en') };
}

/**
 * Lists every public page of the site with its data: both languages, every service of the menu.
 *
 * @throws Error naming the call that the backend did not answer well
 */
export async function planPages(source: ApiClient): Promise<PagePlan[]> {
  return (await Promise.all(LANG_CODES.map((langCode) => planLanguage(source, langCode)))).flat();
}

/** Gives the home pages what the brand composed. */
function withContent(page: PagePlan, files: readonly ComposedFile[]): PagePlan {
  if (page.page !== 'home') return page;
  const file = files.find((other) => isHome(other) && other.langCode === page.langCode);
  if (file === undefined) return page;
  const data = { ...page.data, [requests.homeContent(page.langCode).key]: servedPage(file, files) };
  return { ...page, data, picture: file.picture };
}

/**
 * The pages of a site with what the brand composed: the home pages' content, and further pages with the menu that stands above
 * each.
 */
export function planComposedPages(others: readonly PagePlan[], files: readonly ComposedFile[]): PagePlan[] {
  const bySlug = Map.groupBy(files, ({ slug }) => slug);
  const composedPages = files
    .filter((file) => !isHome(file))
    .map((composed): PagePlan => {
      const { slug, langCode, picture } = composed;
      const { key } = requests.menu(langCode);
      const menu = others.find((page) => page.langCode === langCode)?.data[key];
      const path = paths.composed(langCode, slug);
      const partners = bySlug.get(slug) ?? [];
      const data = { [key]: menu, [requests.composed(langCode, slug).key]: servedPage(composed, partners) };
      return { page: 'composed', langCode, id: slug, path, file: fileOf(path), data, picture };
    });
  return [...others.map((page) => withContent(page, files)), ...composedPages];
}

/** The pages whose path names no language, in each; those of one path share a document. */
export function planErrorPages(): PagePlan[] {
  return LANG_CODES.flatMap((langCode) =>
    PAGE_IDS.filter((page) => !PAGES[page].path.includes(':langCode')).map((page) => {
      const { path } = PAGES[page];
      return { page, langCode, path, file: fileOf(path), data: {} };
    }),
  );
}

/** The pages of many without their data, for ids that are not known when the site is built. */
export function planShells(pages: readonly PagePlan[]): PagePlan[] {
  return LANG_CODES.flatMap((langCode) => {
    const { key } = requests.menu(langCode);
    const menu = pages.find((page) => page.langCode === langCode)?.data[key];
    return PAGE_IDS.flatMap((page) => {
      const { shell } = PAGES[page];
      if (shell === undefined) return [];
      const path = fillPath(shell, { langCode });
      return [{ page, langCode, path, file: fileOf(path), data: { [key]: menu } }];
    });
  });
}

/** A composed page's path with a slash at its end leads to the page for good, as that of any other page does. */
export function composedRedirects(pages: readonly PagePlan[]): RouteRedirect[] {
  const own = pages.filter(({ page }) => page === 'composed').map(({ path }) => path.slice(1));
  return own.length === 0 ? [] : [{ from: `^/(${own.join('|')})/+$`, to: '/$1', status: 308 }];
}
