import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '@plinth/server/headers';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inner = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), (match) => match[1] ?? '');

/** Scripts that run; those with a type that is data (`application/json`) do not. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:type="application|src=))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What differs from site to site. */
export interface PolicyOptions {
  /** Whether the site is served over TLS. */
  readonly secure: boolean;
  /** Whether the company uses a tag manager: it loads scripts of its own, which Trusted Types would stop. */
  readonly tagManager: boolean;
}

const TAG_MANAGER = 'https://www.googletagmanager.com';

/**
 * The Content-Security-Policy of one document: exactly the scripts and styles that it inlines, by hash, and the site's own
 * files.
 */
export function policyOf(html: string, { secure, tagManager }: PolicyOptions): string {
  const scripts = inner(html, INLINE_SCRIPT).map(hash);
  const styles = inner(html, INLINE_STYLE).map(hash);
  const unique = (sources: readonly string[]) => [...new Set(sources)].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${unique(scripts)}${tagManager ? ` ${TAG_MANAGER}` : ''}`,
    // The one style sheet that is a file brings the Chinese face, where a machine has none.
    `style-src 'self' ${unique(styles)}`,
    // A backend of the company's own may keep its pictures elsewhere.
    `img-src 'self' data: https:`,
    ...(tagManager ? [`connect-src 'self' https:`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(tagManager
      ? []
      : [`require-trusted-types-for 'script'`, `trusted-types dompurify 'allow-duplicates'`]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const CHARSET = '<meta charset="utf-8">';

/**
 * The document with its policy in itself, for hosts that take no headers from us. Right behind the character set, so that it
 * holds for all that follows. Who may frame the page cannot be said in a document, nor what else only headers say.
 *
 * @throws Error when the document does not begin with its character set
 */
export function withOwnPolicy(html: string, policy: string): string {
  if (!html.includes(CHARSET)) throw new Error('A document names no character set.');
  const own = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  return html.replace(
    CHARSET,
    () =>
      `${CHARSET}<meta http-equiv="content-security-policy" content="${own}">` +
      `<meta name="referrer" content="${SECURITY_HEADERS['referrer-policy']}">`,
  );
}
