import type { JSX } from 'react';
import type { ComposedPage } from '../composed/content.ts';
import type { PageId } from '../routes/index.ts';
import type { PageData } from '../data/usePageData.ts';

/** What a page is given. */
export interface PageProps<T = unknown> {
  /** What the page's call has brought; `ready` and undefined where the page makes none. */
  readonly data: PageData<T>;
  /** What the brand composed; undefined for pages that nobody composed. */
  readonly content?: ComposedPage | undefined;
}

/** What the module of a page exports. */
export interface PageModule {
  /** Takes the answer of the page's own call, see `requestOf`. */
  readonly Page: (props: PageProps<never>) => JSX.Element | null;
  /** Fetches the parts by which content is shown. */
  readonly loadParts?: (content: ComposedPage) => Promise<void>;
  /** Whether these parts are there. */
  readonly hasParts?: (content: ComposedPage) => boolean;
}

/** Brings modules by their names. */
export interface ModuleLoader<Name extends string, Module> {
  /** A module, if it was loaded before. */
  readonly loaded: (name: Name) => Module | undefined;
  /** Loads a module; one that failed may be tried again. */
  readonly load: (name: Name) => Promise<Module>;
}

/** Brings the modules of pages. */
export type PageLoader = ModuleLoader<PageId, PageModule>;

/**
 * Makes what loads modules, each once.
 *
 * @param modules what imports each, by its source, as `import.meta.glob` gives it
 * @param sourceOf the source of a module
 */
export function createModuleLoader<Name extends string, Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  sourceOf: (name: Name) => string,
): ModuleLoader<Name, Module> {
  const loaded = new Map<Name, Module>();
  return {
    loaded: (name) => loaded.get(name),
    async load(name) {
      const source = sourceOf(name);
      const importModule = modules[source];
      if (importModule === undefined) throw new Error(`There is no module ${source}.`);
      const module = loaded.get(name) ?? (await importModule());
      loaded.set(name, module);
      return module;
    },
  };
}
