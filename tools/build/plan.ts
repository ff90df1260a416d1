import { type ApiClient, ApiError } from '@plinth/ui/api';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { paths } from '@plinth/site/routes';
import { requests } from '@plinth/site/requests';
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

async function planLanguage(source: ApiClient, langCode: LangCode): Promise<PagePlan[]> {
  const request = async (
    name: string,
    { key, run }: { key: string; run: (api: ApiClient) => Promise<unknown> },
  ) => ({
    [key]: await ask(`${name} (${langCode})`, run(source)),
  });
  const menu = await ask(`GetServiceMenu (${langCode})`, source.getMenu(langCode));
  const menuData = { [requests.menu(langCode).key]: menu };
  const page = (
    name: Pick<PagePlan, 'page' | 'id'>,
    path: string,
    data: Readonly<Record<string, unknown>> = {},
  ): PagePlan => ({ ...name, langCode, path, file: fileOf(path), data: { ...menuData, ...data } });
  return [
    page({ page: 'home' }, paths.home(langCode), await request('GetHomeData', requests.home(langCode))),
    page({ page: 'about' }, paths.about(langCode)),
    page(
      { page: 'plan' },
      paths.plan(langCode),
      await request('GetServiceById?id=1', requests.plan(langCode)),
    ),
    ...(await Promise.all(
      menu.items.map(async ({ id }) =>
        page(
          { page: 'service', id },
          paths.service(langCode, id),
          await request(`GetServiceById?id=${id}`, requests.service(langCode, id)),
        ),
      ),
    )),
  ];
}

/**
 * Lists every public page of the site with its data: both languages, every service of the menu.
 *
 * @throws Error naming the call that the backend did not answer well
 */
export async function planPages(source: ApiClient): Promise<PagePlan[]> {
  return (await Promise.all(LANG_CODES.map((langCode) => planLanguage(source, langCode)))).flat();
}

/** The error page of each language; they share one document. */
export function planErrorPages(): PagePlan[] {
  return LANG_CODES.map((langCode) => ({
    page: 'error',
    langCode,
    path: paths.error,
    file: fileOf(paths.error),
    data: {},
  }));
}

/** The service page without its data, for ids that are not known when the site is built. */
export function planServiceShells(pages: readonly PagePlan[]): PagePlan[] {
  return LANG_CODES.map((langCode) => {
    const path = paths.serviceShell(langCode);
    const menuKey = requests.menu(langCode).key;
    const home = pages.find((page) => page.page === 'home' && page.langCode === langCode);
    return { page: 'service', langCode, path, file: fileOf(path), data: { [menuKey]: home?.data[menuKey] } };
  });
}
