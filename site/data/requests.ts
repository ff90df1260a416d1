import {
  COMPOSED_LIST_PATH,
  type ComposedPage,
  HOME_SLUG,
  composedPath,
  isComposedPage,
  isListed,
} from '../composed/content.ts';
import { type ApiClient, ApiError } from '@plinth/ui/api';
import {
  FAVORABLE_PLAN_ID,
  type HomeData,
  type LangCode,
  type Menu,
  type ServicePageData,
} from '@plinth/ui/contract';

/** A reading call with the key under which its answer is kept. */
export interface PageRequest<T> {
  readonly key: string;
  /** @param known the answer so far */
  run(api: ApiClient, known?: T): Promise<T>;
  /**
   * Whether an answer outside the contract replaces a good one on screen. Otherwise it counts as no answer: a hotel's portal
   * answers every call with a page of its own.
   */
  readonly abnormalWins?: boolean;
  /** The answer is a file of the build: it is fetched before its page is shown, and what came with the document is as good. */
  readonly isFile?: boolean;
  /** Only the request shows whether there is such a page. */
  readonly mayBeAbsent?: boolean;
}

async function getContent(api: ApiClient, langCode: LangCode, slug: string): Promise<ComposedPage> {
  const page = await api.getJson(composedPath(langCode, slug));
  if (!isComposedPage(page)) throw new ApiError('abnormal', `There is no page '${slug}'.`);
  return page;
}

/** The reading calls that pages make. */
export const requests = {
  menu: (langCode: LangCode): PageRequest<Menu> => ({
    key: `menu:${langCode}`,
    run: (api, known) => api.getMenu(langCode, known),
  }),
  home: (langCode: LangCode): PageRequest<HomeData> => ({
    key: `home:${langCode}`,
    run: (api, known) => api.getHomeData(langCode, known),
  }),
  homeContent: (langCode: LangCode): PageRequest<ComposedPage> => ({
    key: `content:${langCode}`,
    isFile: true,
    run: (api) => getContent(api, langCode, HOME_SLUG),
  }),
  /** Without an id the answer counts as empty (rulings, 'Service id'). */
  service: (langCode: LangCode, id: string | undefined): PageRequest<ServicePageData> => ({
    key: `service:${id ?? ''}:${langCode}`,
    abnormalWins: true,
    run: async (api, known) => {
      if (id === undefined) throw new ApiError('abnormal', 'The path names no service.');
      return api.getService(id, langCode, known);
    },
  }),
  composed: (langCode: LangCode, slug = ''): PageRequest<ComposedPage> => ({
    key: `page:${slug}:${langCode}`,
    isFile: true,
    mayBeAbsent: true,
    run: async (api) => {
      if (isListed(await api.getJson(COMPOSED_LIST_PATH), langCode, slug))
        return getContent(api, langCode, slug);
      throw new ApiError('abnormal', `There is no page '${slug}'.`);
    },
  }),
  plan: (langCode: LangCode): PageRequest<ServicePageData> => requests.service(langCode, FAVORABLE_PLAN_ID),
} as const;
