import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER, csrfTokens, isOwnCsrfToken } from '@plinth/ui/contract';
import { isLoopback } from './settings/index.ts';

const TOKEN_BYTES = 18;

/** The visitor's well-formed tokens; more than one where another application on this host has such a cookie too. */
function tokensOf(request: IncomingMessage): readonly string[] {
  return csrfTokens(request.headers.cookie ?? '').filter(isOwnCsrfToken);
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Whether the visitor uses TLS, at least to the proxy before us. `X-Forwarded-Proto` is believed from anybody: whoever lies about
 * it only loses their own cookie. A site for https may also be tried locally without TLS, where a `Secure` cookie would be
 * dropped.
 */
function isSecure(request: IncomingMessage, siteUrl: string): boolean {
  if (request.headers['x-forwarded-proto'] === 'https') return true;
  return siteUrl.startsWith('https:') && !isLoopback((request.headers.host ?? '').replace(/:\d+$/, ''));
}

/** A refused POST. */
export interface Refusal {
  readonly reason: string;
  /** A `Set-Cookie` header with a new token, with which the page may try again; absent for another site's request. */
  readonly cookie: string | undefined;
}

/**
 * The CSRF protection: a cookie that our page repeats in a header, or, where the browser keeps no cookies, the browser's own
 * statement that the page is ours.
 */
export interface CsrfGuard {
  /** The `Set-Cookie` header for a visitor who has no token yet. */
  newCookie(request: IncomingMessage): string | undefined;
  /** Why a POST is refused; undefined when it may pass. */
  refusal(request: IncomingMessage): Refusal | undefined;
}

/**
 * @param basePath the cookie is sent below this path
 * @param siteUrl shows whether the site is served over TLS
 */
export function createCsrfGuard({ basePath, siteUrl }: { basePath: string; siteUrl: string }): CsrfGuard {
  const makeCookie = (request: IncomingMessage): string => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const secure = isSecure(request, siteUrl) ? '; Secure' : '';
    return `${CSRF_COOKIE}=${token}; Path=${basePath}; SameSite=Strict${secure}`;
  };
  /** What is wrong with the token; any of the cookies may be the one that the page saw. */
  const problem = (request: IncomingMessage): string | undefined => {
    const tokens = tokensOf(request);
    const header = request.headers[CSRF_HEADER.toLowerCase()];
    if (tokens.length === 0) return 'the cookie is missing';
    if (typeof header !== 'string') return 'the header is missing';
    return tokens.some((token) => isSame(token, header)) ? undefined : 'cookie and header differ';
  };
  return {
    newCookie: (request) => (tokensOf(request).length > 0 ? undefined : makeCookie(request)),
    refusal(request) {
      // The browser itself says so (Fetch Metadata); pages cannot forge the header.
      const from = request.headers['sec-fetch-site'];
      if (from === 'cross-site') return { reason: 'the request comes from another site', cookie: undefined };
      // A browser that blocks cookies never has a token to repeat: there its statement has to suffice.
      if (from === 'same-origin' && csrfTokens(request.headers.cookie ?? '').length === 0) return undefined;
      const reason = problem(request);
      return reason === undefined ? undefined : { reason, cookie: makeCookie(request) };
    },
  };
}
