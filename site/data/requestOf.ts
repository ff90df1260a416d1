import type { ComposedPage } from '../composed/content.ts';
import type { PageAnswer } from '../pages/definition.ts';
import { PAGES } from '../pages/list.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { PageRequest } from './requests.ts';

/** The call whose answer a page shows; undefined for pages that need none. */
export function requestOf({ page, langCode, id }: RouteMatch): PageRequest<PageAnswer> | undefined {
  return langCode === undefined ? undefined : PAGES[page].request?.({ langCode, id });
}

/** The request for a composed page's file; undefined for pages that are not composed. */
export function contentRequestOf({ page, langCode, id }: RouteMatch): PageRequest<ComposedPage> | undefined {
  return langCode === undefined ? undefined : PAGES[page].content?.({ langCode, id });
}
