import { type ComponentType, use } from 'react';
import type { PageId } from '../routes/index.ts';
import { useRuntime } from './runtime.ts';
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

/** Loads a page's module; the same promise each time, unless the load before has failed. */
export type LoadPage = (page: PageId) => Promise<PageModule>;

/** Makes what loads the modules of pages, each once; a load that failed may be tried again. */
export function createPageLoader(sources: Readonly<Record<PageId, () => Promise<PageModule>>>): LoadPage {
  const loading = new Map<PageId, Promise<PageModule>>();
  return (page) => {
    const known = loading.get(page);
    if (known !== undefined) return known;
    const promise = sources[page]().then(
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
  };
}

/**
 * A page's module. One that was loaded before is there at once: hydration must not wait, or React would throw the finished
 * page away.
 */
export function usePageModule(page: PageId): PageModule {
  return use(useRuntime().loadPage(page));
}
