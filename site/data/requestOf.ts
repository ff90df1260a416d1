import type { PageAnswer } from '../pages/definition.ts';
import { PAGES } from '../pages/list.ts';
import type { RouteMatch } from '../routes/index.ts';
import type { PageRequest } from './requests.ts';

/** The call whose answer a page shows; undefined for pages that need none. */
export function requestOf({ page, langCode, id }: RouteMatch): PageRequest<PageAnswer> | undefined {
  return langCode === undefined ? undefined : PAGES[page].request?.({ langCode, id });
}
