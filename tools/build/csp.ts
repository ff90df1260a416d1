import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '@plinth/server/headers';
import type { WrittenDocument } from '@plinth/site/document';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
export function policyOf(
  { scripts, styles }: Pick<WrittenDocument, 'scripts' | 'styles'>,
  { secure, tagManager }: PolicyOptions,
): string {
  const hashes = (texts: readonly string[]) => [...new Set(texts)].map((text) => ` ${hash(text)}`).join('');
  return [
    `default-src 'self'`,
    `script-src 'self'${hashes(scripts)}${tagManager ? ` ${TAG_MANAGER}` : ''}`,
    // The only style sheet in a file of its own loads the Chinese font where a machine has none.
    `style-src 'self'${hashes(styles)}`,
    // A company's own backend may keep its pictures elsewhere.
    `img-src 'self' data: https:`,
    ...(tagManager ? [`connect-src 'self' https:`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(tagManager ? [] : [`require-trusted-types-for 'script'`, 'trusted-types dompurify']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const CHARSET = '<meta charset="utf-8">';

/**
 * The document with its policy in a meta element, for hosts where headers cannot be set. Right after the character set, so that
 * it applies to all that follows. Without what only a header can set, such as who may frame the page.
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
