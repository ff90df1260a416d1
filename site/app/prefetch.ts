import { matchRoute } from '../routes/index.ts';
import { requestOf } from './requests.ts';
import type { SiteRuntime } from './runtime.ts';

/**
 * Fetches what the page behind a link needs, so that following it paints at once.
 *
 * A prefetch that fails is no news: the page itself asks again and tells the visitor.
 */
export function prefetch(href: string, runtime: SiteRuntime): void {
  const { pathname, search } = new URL(href, 'http://site.invalid');
  const match = matchRoute(pathname, search);
  if (match === undefined) return;
  runtime.loadPage(match.page).catch(() => undefined);
  if (match.langCode !== undefined) runtime.dictionaries.load(match.langCode).catch(() => undefined);
  const request = requestOf(match);
  if (request !== undefined) runtime.answers.refresh(request).catch(() => undefined);
}
