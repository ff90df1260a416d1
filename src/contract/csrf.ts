import { CSRF_COOKIE } from './endpoints.ts';

/** The form of the embedded backend's tokens. */
const OWN_FORM = /^[A-Za-z0-9_-]{20,64}$/;

/** Whether a token has the form of the embedded backend's tokens. */
export function isOwnCsrfToken(token: string): boolean {
  return OWN_FORM.test(token);
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A badly written cookie is not a token; the server will say so.
    return undefined;
  }
}

/**
 * The CSRF tokens among some cookies. There may be several, as another application on the same host may use the same name: those
 * in the form of the embedded backend's come first, otherwise in the browser's order. Page and backend both use this, so that
 * they choose the same token.
 *
 * @param cookies as in `document.cookie` and in the `Cookie` header
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
