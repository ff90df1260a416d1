import { CSRF_COOKIE, CSRF_HEADER } from '../contract/index.ts';

/** The value of a cookie, or undefined when there is none or it cannot be decoded. */
export function readCookie(cookies: string, name: string): string | undefined {
  const entry = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  const raw = entry.slice(name.length + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // A cookie that somebody else wrote badly is no token; the server will say so.
    return undefined;
  }
}

/**
 * Adds the cross-site request forgery header to a request, when it is neither GET nor HEAD, goes to the page's own origin,
 * and the cookie exists (specification, section 7).
 */
export function attachCsrfToken(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (typeof document === 'undefined' || new URL(request.url).origin !== location.origin) return;
  const tokenValue = readCookie(document.cookie, CSRF_COOKIE);
  if (tokenValue !== undefined && tokenValue !== '') request.headers.set(CSRF_HEADER, tokenValue);
}
