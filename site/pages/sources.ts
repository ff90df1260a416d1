import type { PageModule } from '../app/pageModules.ts';
import type { PageId } from '../routes/index.ts';

/** Where the module of each page comes from; it arrives when it is needed. */
export const PAGE_SOURCES: Readonly<Record<PageId, () => Promise<PageModule>>> = {
  home: () => import('./home/HomePage.tsx'),
  about: () => import('./about/AboutPage.tsx'),
  service: () => import('./service/ServicePage.tsx'),
  plan: () => import('./plan/PlanPage.tsx'),
  error: () => import('./error/ErrorPage.tsx'),
};
