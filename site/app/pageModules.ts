import { type ComponentType, use } from 'react';
import type { PageId } from '../routes/index.ts';
import { settle } from './settledPromise.ts';

/** What a page is given. */
export interface PageProps {
  /** The service that the location asks for, if it names one. */
  readonly serviceId: string | undefined;
}

/** What the module of a page exports. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

/** Each page's module arrives when it is needed. */
const LOADERS: Readonly<Record<PageId, () => Promise<PageModule>>> = {
  home: () => import('../pages/home/HomePage.tsx'),
  about: () => import('../pages/about/AboutPage.tsx'),
  service: () => import('../pages/service/ServicePage.tsx'),
  plan: () => import('../pages/plan/PlanPage.tsx'),
  error: () => import('../pages/error/ErrorPage.tsx'),
};

const loading = new Map<PageId, Promise<PageModule>>();

/** Loads a page's module once; a load that failed may be tried again. */
export function loadPage(page: PageId): Promise<PageModule> {
  const known = loading.get(page);
  if (known !== undefined) return known;
  const promise = LOADERS[page]().then(
    (module) => {
      void settle(promise, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(page);
      throw error;
    },
  );
  loading.set(page, promise);
  return promise;
}

/**
 * A page's module. One that was loaded before is there at once: hydration must not wait, or React would throw the finished
 * page away.
 */
export function usePageModule(page: PageId): PageModule {
  return use(loadPage(page));
}
