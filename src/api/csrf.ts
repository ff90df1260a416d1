import { CSRF_HEADER, csrfTokens } from '../contract/index.ts';

/** The page's CSRF tokens, the one to use first; none outside of a page. */
function pageTokens(): readonly string[] {
  return typeof document === 'undefined' ? [] : csrfTokens(document.cookie);
}

/**
 * Adds the cross-site request forgery header to a request that has none, when it is no GET, goes to the page's own
 * origin, and the cookie exists (specification, section 7).
 */
export function attachCsrfToken(request: Request): void {
  if (request.method === 'GET' || request.headers.has(CSRF_HEADER)) return;
  const [token] = pageTokens();
  if (token !== undefined && new URL(request.url).origin === location.origin)
    request.headers.set(CSRF_HEADER, token);
}

/**
 * Remembers which tokens the page has now.
 *
 * @returns a function that returns a token that has come since, if one has
 */
export function watchCsrfTokens(): () => string | undefined {
  const before = pageTokens();
  return () => pageTokens().find((token) => !before.includes(token));
}
