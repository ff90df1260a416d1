import { type RouteEntry, matchRoute } from '@plinth/site/routes';
import { requestOf } from '@plinth/site/request-of';
import { LANG_CODES } from '@plinth/ui/contract';

/** The states that a page's own data, or the menu above it, can be in; each is a story, by this name, of every page that can have it. */
export const DATA_STATES = [
  'Loading',
  'Ready',
  'Empty',
  'Refused',
  'Malformed',
  'HttpFailure',
  'TimeOut',
  'MenuFailure',
  'SlowNetwork',
] as const;
/** The name of a state of a page, and of its story. */
export type PageState = (typeof DATA_STATES)[number];

/** A page without data of its own waits for nothing but the menu. */
const MENU_STATES: readonly PageState[] = ['Ready', 'MenuFailure', 'SlowNetwork'];

/** A page without a header makes no calls. */
const SILENT_STATES: readonly PageState[] = ['Ready'];

/** The states that a route can be in, judging by the calls that the site makes for it. */
export function statesOf({ page, path }: RouteEntry): readonly PageState[] {
  const match = matchRoute(path.replace(':langCode', LANG_CODES[0]).replace(':id', '2'));
  if (match !== undefined && requestOf(match) !== undefined) return DATA_STATES;
  return page === 'error' ? SILENT_STATES : MENU_STATES;
}
