/// <reference types="vite/client" />
import type { PageModule } from '../shell/pageModules.ts';
import { componentOf } from './component.ts';
import type { PageId } from './list.ts';

const MODULES = import.meta.glob<PageModule>('./*/*Page.tsx');

/** Fetches the module of a page. */
export async function importPage(page: PageId): Promise<PageModule> {
  const load = MODULES[`./${componentOf(page)}`];
  if (load === undefined) throw new Error(`site/pages has no ${componentOf(page)}.`);
  return load();
}
