import { LANG_TAGS, DEFAULT_LANG_CODE } from '@plinth/ui/contract';
import { type PageName, isHome } from '@plinth/site/composed';
import { matchRoute, paths, redirectTarget } from '@plinth/site/routes';

/** What the development server does with a request. */
export type DevAnswer =
  | { readonly kind: 'api' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'page'; readonly lang: string }
  | { readonly kind: 'redirect'; readonly location: string }
  /** A module, or something of the bundler's own. */
  | { readonly kind: 'bundler' };

/** What a build writes and no source is: dictionaries, the content of composed pages, pictures, faces. */
const MADE = /^assets\/(?:i18n|pages|pictures|app)\//;

const isDocument = (path: string, accept: string): boolean =>
  accept.includes('text/html') && !path.startsWith('@') && !/\.\w+$/.test(path);

/**
 * Decides what a request is for: the same paths as the built site, and everything else is the bundler's.
 *
 * @param url path and query, with the site's base
 * @param composed looks up the pages that the brand composed, for the few requests that are about them
 * @param accept the request's `Accept` header; only those who take html are shown pages
 */
export function answerTo(
  url: string,
  accept: string,
  basePath: string,
  composed: () => readonly PageName[] = () => [],
): DevAnswer {
  const { pathname, search } = new URL(url, 'http://localhost');
  if (!pathname.startsWith(basePath)) {
    const isPage = isDocument(pathname.slice(1), accept);
    return isPage ? redirect(basePath, paths.home(DEFAULT_LANG_CODE), '') : { kind: 'bundler' };
  }
  const path = pathname.slice(basePath.length);
  if (path.startsWith('server/')) return { kind: 'api' };
  if (MADE.test(path)) return { kind: 'file', name: decodeURIComponent(path) };
  if (!isDocument(path, accept)) return { kind: 'bundler' };
  const match = matchRoute(`/${path}`, search);
  const isThere =
    match?.page !== 'composed' ||
    composed().some((page) => !isHome(page) && page.slug === match.id && page.langCode === match.langCode);
  // The one path whose language only the browser knows; the app follows it there.
  if (!isThere || (match === undefined && `/${path}` !== paths.activeIndex)) {
    return redirect(basePath, redirectTarget(`/${path}`, DEFAULT_LANG_CODE), search);
  }
  return { kind: 'page', lang: LANG_TAGS[match?.langCode ?? DEFAULT_LANG_CODE] };
}

function redirect(basePath: string, target: string, search: string): DevAnswer {
  return { kind: 'redirect', location: `${basePath}${target.slice(1)}${search}` };
}
