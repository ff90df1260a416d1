/// <reference types="vite/client" />
import { type PageModule, createModuleLoader } from '../shell/pageModules.ts';
import { componentOf } from './component.ts';
import type { PageId } from './list.ts';

/** The pages of the site. */
export const pages = createModuleLoader(
  import.meta.glob<PageModule>('./*/*Page.tsx'),
  (page: PageId) => `./${componentOf(page)}`,
);
