import type { JSX } from 'react';
import type { PageId } from '../routes/index.ts';
import type { PageData } from '../data/usePageData.ts';

/** What a page is given. */
export interface PageProps<T = unknown> {
  /** What the page's call has brought; `ready` and undefined where the page makes none. */
  readonly data: PageData<T>;
}

/** What the module of a page exports. */
export interface PageModule {
  /** Takes the answer of the page's own call, see `requestOf`. */
  readonly Page: (props: PageProps<never>) => JSX.Element | null;
  /** Fetches the parts by which an answer is shown, where that decides which they are. */
  readonly loadParts?: (data: never) => Promise<void>;
  /** Whether these parts are there. */
  readonly hasParts?: (data: never) => boolean;
}

/** Brings the modules of pages. */
export interface PageLoader {
  /** A page's module, if it was loaded before. */
  readonly loaded: (page: PageId) => PageModule | undefined;
  /** Loads a page's module; one that failed may be tried again. */
  readonly load: (page: PageId) => Promise<PageModule>;
}

/** Makes what loads the modules of pages, each once. */
export function createPageLoader(importPage: (page: PageId) => Promise<PageModule>): PageLoader {
  const modules = new Map<PageId, PageModule>();
  return {
    loaded: (page) => modules.get(page),
    async load(page) {
      const module = modules.get(page) ?? (await importPage(page));
      modules.set(page, module);
      return module;
    },
  };
}
