import type { JSX } from 'react';
import type { ComposedPage } from '../composed/content.ts';
import type { PageId } from '../routes/index.ts';
import type { PageData } from '../data/usePageData.ts';

/** The props of a page. */
export interface PageProps<T = unknown> {
  /** The state of the page's call; `ready` and undefined where the page makes none. */
  readonly data: PageData<T>;
  /** The composed page; undefined for pages that are not composed. */
  readonly content?: ComposedPage | undefined;
}

/** The exports of a page's module. */
export interface PageModule {
  /** The page's component, which takes the answer of its own call, see `requestOf`. */
  readonly Page: (props: PageProps<never>) => JSX.Element | null;
  /** Fetches the parts that show the content. */
  readonly loadParts?: (content: ComposedPage) => Promise<void>;
  /** Whether these parts are loaded. */
  readonly hasParts?: (content: ComposedPage) => boolean;
}

/** Loads modules by their names. */
export interface ModuleLoader<Name extends string, Module> {
  /** A module, if it is loaded. */
  readonly loaded: (name: Name) => Module | undefined;
  /** Loads a module; one that failed may be tried again. */
  readonly load: (name: Name) => Promise<Module>;
}

/** Loads the modules of pages. */
export type PageLoader = ModuleLoader<PageId, PageModule>;

/**
 * Makes a loader of modules, which loads each once.
 *
 * @param modules the import function of each, by its source, as `import.meta.glob` returns them
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
