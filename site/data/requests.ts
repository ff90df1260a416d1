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
  readonly run: (api: ApiClient) => Promise<T>;
  /**
   * Whether an answer that the contract does not know wins over a good one that is on screen. Elsewhere it is as good as no
   * answer: a hotel's portal answers every call with a page of its own.
   */
  readonly abnormalWins?: boolean;
}

/** The reading calls that pages make. */
export const requests = {
  menu: (langCode: LangCode): PageRequest<Menu> => ({
    key: `menu:${langCode}`,
    run: (api) => api.getMenu(langCode),
  }),
  home: (langCode: LangCode): PageRequest<HomeData> => ({
    key: `home:${langCode}`,
    run: (api) => api.getHomeData(langCode),
  }),
  /** Without an id the answer counts as empty (rulings, 'Service id'). */
  service: (langCode: LangCode, id: string | undefined): PageRequest<ServicePageData> => ({
    key: `service:${id ?? ''}:${langCode}`,
    abnormalWins: true,
    run: async (api) => {
      if (id === undefined) throw new ApiError('abnormal', 'The path names no service.');
      return api.getService(id, langCode);
    },
  }),
  plan: (langCode: LangCode): PageRequest<ServicePageData> => requests.service(langCode, FAVORABLE_PLAN_ID),
} as const;
