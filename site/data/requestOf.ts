import type { ComposedPage } from '../composed/content.ts';
import type { PageAnswer } from '../pages/definition.ts';
import { PAGES } from '../pages/list.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { PageRequest } from './requests.ts';

/** The call whose answer a page shows; undefined for pages that need none. */
export function requestOf({ page, langCode, id }: RouteMatch): PageRequest<PageAnswer> | undefined {
  return langCode === undefined ? undefined : PAGES[page].request?.({ langCode, id });
}

/** The file with what a page is composed of; undefined for pages that nobody composed. */
export function contentRequestOf({ page, langCode, id }: RouteMatch): PageRequest<ComposedPage> | undefined {
  return langCode === undefined ? undefined : PAGES[page].content?.({ langCode, id });
}
