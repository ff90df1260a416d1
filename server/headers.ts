/**
 * The headers that every answer carries, also those of static hosts. Names are in lower case. The page's
 * Content-Security-Policy is not among them: it depends on what the page inlines and comes with the build manifest.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Answers that are not pages have no policy that says the same, and scanners look for this name.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  // Features that a site like this never uses. Short: headers share the first round trip with the document.
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** For a page without a policy from its build. */
export const FALLBACK_PAGE_POLICY =
  "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'";

/** For answers of the API, which nobody is meant to look at as a document. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Asks browsers to come back over TLS only; only where the site is served over TLS. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** The headers of a site whose address is `siteUrl`. */
export function siteHeaders(siteUrl: string): Readonly<Record<string, string>> {
  if (!siteUrl.startsWith('https:')) return SECURITY_HEADERS;
  return { ...SECURITY_HEADERS, 'strict-transport-security': STRICT_TRANSPORT_SECURITY };
}

/** How long answers may be kept. */
export const CACHE = {
  /** The name changes with the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Revalidated each time, with a 304 while unchanged: pages, dictionaries, answers of the API. */
  revalidate: 'public, no-cache',
  /** The same, when the answer sets a visitor's cookie and must not be shared. */
  revalidatePrivate: 'private, no-cache',
  /** Pictures and fonts without a hash in their names. */
  media: 'public, max-age=3600, stale-while-revalidate=86400',
  never: 'no-store',
} as const;

/** The folder, below the site's base, in which every file has a hash in its name. */
export const HASHED_FOLDER = 'assets/app/';

const HASHED_NAME = /\.[0-9a-f]{8,64}\.[a-z0-9]+$/;
const MEDIA_NAME = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?)$/;

/** Whether a file's name changes with its content; `file` is relative to the site's base. */
export function isImmutable(file: string): boolean {
  return (file.startsWith(HASHED_FOLDER) && !file.endsWith('.new')) || HASHED_NAME.test(file);
}

/** The `cache-control` of a file that is not a page; `file` is relative to the site's base. */
export function cacheControl(file: string): string {
  if (isImmutable(file)) return CACHE.immutable;
  return MEDIA_NAME.test(file) ? CACHE.media : CACHE.revalidate;
}
