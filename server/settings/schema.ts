import { isIP } from 'node:net';
import * as v from 'valibot';
import { isLoopback } from './loopback.ts';

/** The words that stand for whole groups of addresses in `TRUSTED_PROXIES`. */
const ADDRESS_GROUPS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(range: string): boolean {
  if (ADDRESS_GROUPS.includes(range)) return true;
  const [address = '', bits, ...rest] = range.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // Not 0: trusting everybody means no limit at all, and the framework refuses it with a stack trace.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Parses an absolute URL with one of `protocols` (such as `https:`); undefined for anything else. */
function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) ? url : undefined;
}

/** Judged by the text as written: a host's name may be in any script, but a parsed URL has it in ASCII. */
function isOrigin(text: string): boolean {
  const url = parseUrl(text, ['http:', 'https:']);
  // By the web's rules a host may have signs such as `$`, `{` and `;`: a variable that nobody replaced would pass.
  return url !== undefined && /^[\w.:[\]-]+$/.test(url.host) && /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(text);
}

/** A secret may be in the path or query; the signature identifies the sender, not a name and password. */
function isWebhook(text: string): boolean {
  const url = parseUrl(text, ['http:', 'https:']);
  if (url === undefined || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isLoopback(url.hostname);
}

function wholeNumber(from: number, to: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= from && Number(text) <= to,
      `a whole number from ${from} to ${to}`,
    ),
    v.transform(Number),
  );
}

const origin = (example: string) =>
  v.pipe(
    v.string(),
    v.check(isOrigin, `an absolute origin without a path, such as ${example}`),
    v.transform((text) => new URL(text).origin),
  );

/** The schema of each setting; the message of each check completes the sentence 'X must be …'. */
export const schemas = {
  PORT: wholeNumber(0, 65_535),
  HOST: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_%-]+$/, 'an address or host name, such as 127.0.0.1')),
  SITE_URL: origin('https://www.example.com'),
  BASE_PATH: v.pipe(
    v.string(),
    v.regex(
      /^(?!.*(?:^|\/)\.\.?(?:\/|$))\/?([A-Za-z0-9._~-]+\/)*([A-Za-z0-9._~-]+)?$/,
      'a path such as / or /brand/',
    ),
    v.transform((text) => `/${text}/`.replace(/\/{2,}/g, '/')),
  ),
  DATA_DIR: v.pipe(
    v.string(),
    // Only a shell expands these: it would be another folder.
    v.check((text) => !/^~|\s#|\0/.test(text), 'a folder, without ~ and what is meant as a comment'),
  ),
  DATABASE_URL: v.pipe(
    v.string(),
    v.check((text) => {
      // A login may stand before no host, as PostgreSQL reads it: by the web's rules that is no URL.
      const url = parseUrl(text.replace(/\/\/[^/@]+@\//, '///'), ['postgres:', 'postgresql:']);
      // A local database is often reached by a socket, whose folder is given as the host: `?host=/run/postgresql`.
      const hasHost = url !== undefined && (url.hostname !== '' || url.searchParams.has('host'));
      return hasHost && url.pathname.length > 1;
    }, 'postgres://user:password@host:port/database'),
  ),
  CONTACT_RATE_PER_MINUTE: wholeNumber(0, 100_000),
  CONTACT_RETENTION_DAYS: wholeNumber(1, 36_500),
  API_ORIGIN: origin('https://api.example.com'),
  TRUSTED_PROXIES: v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((range) => range.trim())),
    v.check(
      (ranges) => ranges.every(isAddressRange),
      `addresses or ranges with commas between, such as 10.0.0.0/8,::1, or ${ADDRESS_GROUPS.join(', ')}`,
    ),
  ),
  SMTP_URL: v.pipe(
    v.string(),
    v.check(
      // An unencoded `/` or `#` in the password would end the host: the user's name would be taken for it.
      (text) => parseUrl(text, ['smtp:', 'smtps:']) !== undefined && /^\w+:\/\/[^/?#]+\/?(?:\?|$)/.test(text),
      'smtp://user:password@host:port or smtps://…, with %2F for a / in the password',
    ),
  ),
  CONTACT_NOTIFY_TO: v.pipe(v.string(), v.email('an e-mail address')),
  CONTACT_NOTIFY_FROM: v.pipe(v.string(), v.email('an e-mail address')),
  CONTACT_WEBHOOK_URL: v.pipe(
    v.string(),
    v.check(isWebhook, 'an https address without a user name and password; http only to this machine itself'),
  ),
  // Node would ignore invalid base64, and sign with a key that no receiver has.
  CONTACT_WEBHOOK_SECRET: v.pipe(
    v.string(),
    v.regex(/^(?:(?!whsec_).*|whsec_[\w+/-]+={0,2})$/, 'a text, or base64 after whsec_'),
  ),
  PLAIN_HOST: v.pipe(
    v.picklist(['true', 'false'], 'true or false'),
    v.transform((text) => text === 'true'),
  ),
  LOG_LEVEL: v.picklist(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'fatal, error, warn, info, debug or silent',
  ),
} as const;

/** The settings whose value may carry a password and is never repeated in a message. */
export const SECRET_SETTINGS: readonly string[] = [
  'API_ORIGIN',
  'SMTP_URL',
  'CONTACT_WEBHOOK_URL',
  'CONTACT_WEBHOOK_SECRET',
  'DATABASE_URL',
];
