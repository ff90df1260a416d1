import { CSRF_COOKIE } from './endpoints.ts';

/** The form of the embedded backend's tokens. */
const OWN_FORM = /^[A-Za-z0-9_-]{20,64}$/;

/** Whether a token has the form of the embedded backend's. */
export function isOwnCsrfToken(token: string): boolean {
  return OWN_FORM.test(token);
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie that somebody else wrote badly is no token; the server will say so.
    return undefined;
  }
}

/**
 * The tokens against cross-site requests among some cookies. Another application on the same host may have a cookie of that
 * name too, so there may be several: those in the form of the embedded backend's come first, else in the order in which
 * browsers give and send them. Page and backend both choose by this, so that they choose the same.
 *
 * @param cookies as in `document.cookie` and in the header `Cookie`
 */
export function csrfTokens(cookies: string): readonly string[] {
  const tokens = cookies
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${CSRF_COOKIE}=`))
    .map((part) => decode(part.slice(CSRF_COOKIE.length + 1)) ?? '')
    .filter((token) => token !== '');
  return [...tokens.filter(isOwnCsrfToken), ...tokens.filter((token) => !isOwnCsrfToken(token))];
}
