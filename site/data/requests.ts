import {
  COMPOSED_LIST_PATH,
  type ComposedPage,
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
  /** @param known the answer that is there already */
  run(api: ApiClient, known?: T): Promise<T>;
  /**
   * Whether an answer that the contract does not know wins over a good one that is on screen. Elsewhere it is as good as no
   * answer: a hotel's portal answers every call with a page of its own.
   */
  readonly abnormalWins?: boolean;
  /** The answer is a file of the build: it is there before its page is shown, and what came with the document is as good. */
  readonly isFile?: boolean;
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
    run: async (api) => {
      const isThere = isListed(await api.getJson(COMPOSED_LIST_PATH), langCode, slug);
      const page = isThere && (await api.getJson(composedPath(langCode, slug)));
      if (!isComposedPage(page)) throw new ApiError('abnormal', `There is no page '${slug}'.`);
      return page;
    },
  }),
  plan: (langCode: LangCode): PageRequest<ServicePageData> => requests.service(langCode, FAVORABLE_PLAN_ID),
} as const;
