import type { HomeData } from '@plinth/ui/contract';
import { createContext, use } from 'react';
import type { PageData } from '../../data/usePageData.ts';

/** What a page knows of the home page's data; undefined data on pages that do not ask for them. */
type KnownHomeData = PageData<HomeData | undefined>;

/** Gives the home page's data to its sections. */
export const HomeDataContext = createContext<KnownHomeData>({ status: 'ready', data: undefined });

/** A list of the home page's data, as far as it is there. */
export function useHomeList<Name extends keyof HomeData>(
  name: Name,
): { readonly isLoading: boolean; readonly items: HomeData[Name] | never[] } {
  const home = use(HomeDataContext);
  const items = home.status === 'ready' ? home.data?.[name] : undefined;
  return { isLoading: home.status === 'loading', items: items ?? [] };
}
