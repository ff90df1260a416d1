import { type ApiClient, ApiError } from '@plinth/ui/api';
import { LANG_CODES, type LangCode, type Menu } from '@plinth/ui/contract';
import { type LinkTargets, forLanguages, isHome } from '@plinth/site/composed';
import { HOME_SLUG } from '@plinth/site/composed-content';
import { PAGES, PAGE_IDS, type PageId } from '@plinth/site/pages';
import { requests } from '@plinth/site/requests';
import { type RouteRedirect, pathOf } from '@plinth/site/routes';
import { ContentError } from '@plinth/server/content';
import type { Settings } from '@plinth/server/settings';
import type { ComposedFile } from './composedPages.ts';
import { createSource } from './source.ts';
import type { Menus, PagePlan } from './types.ts';

/**
 * Percent-escapes that stay in a file's name: those of a slash and of characters with a special meaning in some file system,
 * host or configuration; and that of `%`, so that no two paths have the same name.
 */
const KEPT_ESCAPE = /%(?=[01]|2[2-5F]|3[ACEF]|5C|7[CF])/g;

/** The file that hosts look for at a path: they decode its escapes. */
const fileOf = (path: string): string =>
  `${decodeURIComponent(path.slice(1).replaceAll(KEPT_ESCAPE, '%25'))}.html`;

/** A backend that cannot answer ends the build with a line that says which call it was. */
async function ask<T>(what: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`${what}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Asks for the menu in each language: its services are those that have a page. */
export async function askMenus(source: ApiClient): Promise<Menus> {
  const inLanguage = (langCode: LangCode): Promise<Menu> =>
    ask(`GetServiceMenu (${langCode})`, requests.menu(langCode).run(source));
  return { 'zh-tw': await inLanguage('zh-tw'), en: await inLanguage('en') };
}

/** The ids of the services that links can lead to. */
export const servicesIn = (menus: Menus): LinkTargets['services'] =>
  forLanguages((langCode) => menus[langCode].items.map(({ id }) => id));

/** The ids of the services as they are now; undefined while they cannot be read, which the backend reports itself. */
export async function readServices(
  settings: Settings,
  contentDir?: string,
): Promise<LinkTargets['services']> {
  try {
    return servicesIn(await askMenus(createSource(settings, contentDir)));
  } catch (error) {
    if (error instanceof ContentError || (error instanceof Error && error.cause instanceof ApiError))
      return undefined;
    throw error;
  }
}

/** Whether a page's path names its language. */
const namesLanguage = (page: PageId): boolean => PAGES[page].path.includes(':langCode');

const menuAnswer = (menus: Menus, langCode: LangCode) => ({
  [requests.menu(langCode).key]: menus[langCode],
});

/**
 * Lists every public page of the site with all that it shows: in both languages, every service of the menu, then the composed
 * pages, then the pages whose path names no language; pages with the same path share a document.
 *
 * @throws Error naming the call that the backend did not answer well
 */
export async function planPages(
  source: ApiClient,
  menus: Menus,
  files: readonly ComposedFile[],
): Promise<PagePlan[]> {
  const nameOf = (slug: string, langCode: LangCode) => `${slug} ${langCode}`;
  const byName = new Map(files.map((file) => [nameOf(file.slug, file.langCode), file]));
  const plan = async (page: PageId, langCode: LangCode, id?: string): Promise<PagePlan> => {
    const definition = PAGES[page];
    const request = definition.request?.({ langCode, id });
    const data = request && (await ask(`The answer '${request.key}'`, request.run(source)));
    const contentRequest = definition.content?.({ langCode, id });
    const composed = contentRequest && byName.get(nameOf(id ?? HOME_SLUG, langCode));
    const path = pathOf(page, langCode, id);
    return {
      page,
      langCode,
      ...(id !== undefined && { id }),
      path,
      file: fileOf(path),
      picture: composed?.picture,
      data,
      content: composed?.content,
      answers: {
        ...(namesLanguage(page) && menuAnswer(menus, langCode)),
        ...(request && { [request.key]: data }),
        ...(contentRequest && { [contentRequest.key]: composed?.content }),
      },
    };
  };
  const idsOf = (page: PageId, langCode: LangCode): readonly (string | undefined)[] =>
    PAGES[page].path.includes(':id') ? menus[langCode].items.map(({ id }) => id) : [undefined];
  const inLanguages = (isListed: (page: PageId) => boolean) =>
    LANG_CODES.flatMap((langCode) =>
      PAGE_IDS.filter(isListed).flatMap((page) =>
        idsOf(page, langCode).map((id) => plan(page, langCode, id)),
      ),
    );
  return Promise.all([
    ...inLanguages((page) => namesLanguage(page) && page !== 'composed'),
    ...files.filter((file) => !isHome(file)).map(({ slug, langCode }) => plan('composed', langCode, slug)),
    ...inLanguages((page) => !namesLanguage(page)),
  ]);
}

/** Pages with an id in their path, without data: for ids that are not known when the site is built. */
export const planShells = (menus: Menus): PagePlan[] =>
  LANG_CODES.flatMap((langCode) =>
    PAGE_IDS.flatMap((page) => {
      if (PAGES[page].shell === undefined) return [];
      const path = pathOf(page, langCode);
      return [{ page, langCode, path, file: fileOf(path), answers: menuAnswer(menus, langCode) }];
    }),
  );

/**
 * Up to this number, each service has a share image of its own. Above it they share one per language: a thousand images would
 * take minutes to draw and tens of megabytes to deploy, and nobody links to them all. Composed pages, which are made to be
 * linked to, each have their own.
 */
const MOST_WITH_OWN_IMAGE = 50;

/** Whether all services of a language show the same share image. */
export function hasOneServiceImage(pages: readonly PagePlan[]): boolean {
  const services = pages.filter(({ page }) => page === 'service');
  return new Set(services.map(({ id }) => id)).size > MOST_WITH_OWN_IMAGE;
}

/** A composed page's path with a slash at its end redirects permanently to the page, as for any other page. */
export function composedRedirects(pages: readonly PagePlan[]): RouteRedirect[] {
  const own = pages.filter(({ page }) => page === 'composed').map(({ path }) => path.slice(1));
  return own.length === 0 ? [] : [{ from: `^/(${own.join('|')})/+$`, to: '/$1', status: 308 }];
}
