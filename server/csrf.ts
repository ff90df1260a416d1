import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER } from '@plinth/ui/contract';

const TOKEN_BYTES = 18;
const IN_COOKIES = new RegExp(`(?:^|;)\\s*${CSRF_COOKIE}=([A-Za-z0-9_-]{20,64})(?:;|$)`);
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** The visitor's token, if there is a well-formed one. */
function tokenOf(request: IncomingMessage): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : IN_COOKIES.exec(cookie)?.[1];
}

/**
 * Whether the visitor speaks TLS, with us or with the proxy before us. `X-Forwarded-Proto` is believed from anybody:
 * who lies about it only loses their own cookie. A site under https is also tried out on the machine itself without
 * TLS, where a `Secure` cookie would be thrown away.
 */
function isSecure(request: IncomingMessage, siteUrl: string): boolean {
  if ('encrypted' in request.socket || request.headers['x-forwarded-proto'] === 'https') return true;
  return siteUrl.startsWith('https:') && !LOOPBACK.test(request.headers.host ?? '');
}

/** The protection against cross-site requests: a cookie that a page of ours repeats in a header. */
export interface CsrfGuard {
  /** The `Set-Cookie` header for a visitor who has no token yet. */
  newCookie(request: IncomingMessage): string | undefined;
  /** Why a POST is refused; undefined when it may pass. */
  refusal(request: IncomingMessage): string | undefined;
}

/**
 * @param basePath the cookie is sent below this path
 * @param siteUrl tells whether the site is served over TLS
 */
export function createCsrfGuard({ basePath, siteUrl }: { basePath: string; siteUrl: string }): CsrfGuard {
  return {
    newCookie(request) {
      if (tokenOf(request) !== undefined) return undefined;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const secure = isSecure(request, siteUrl) ? '; Secure' : '';
      return `${CSRF_COOKIE}=${token}; Path=${basePath}; SameSite=Strict${secure}`;
    },
    refusal(request) {
      // The browser itself says so (Fetch Metadata); pages cannot forge the header.
      if (request.headers['sec-fetch-site'] === 'cross-site') return 'the request comes from another site';
      const cookie = tokenOf(request);
      const header = request.headers[CSRF_HEADER.toLowerCase()];
      if (cookie === undefined) return 'the cookie is missing';
      if (typeof header !== 'string') return 'the header is missing';
      const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
      return a.length === b.length && timingSafeEqual(a, b) ? undefined : 'cookie and header differ';
    },
  };
}
