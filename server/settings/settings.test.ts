import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/files.ts';
import { contentDirectory, PROJECT_ROOT, readSettings, variantNames } from './index.ts';
import { schemas } from './schema.ts';

test('without any environment everything has a value', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: undefined,
    variant: 'cloud',
    siteUrl: 'http://localhost:3000',
    basePath: '/',
    dataDir: resolve('data'),
    contactRatePerMinute: 10,
    contactRetentionDays: undefined,
    apiOrigin: undefined,
    trustedProxies: [],
    smtpUrl: undefined,
    notifyTo: undefined,
    notifyFrom: undefined,
    webhookUrl: undefined,
    webhookSecret: undefined,
    plainHost: false,
    logLevel: 'info',
  });
});

test.each([
  [{ PORT: ' 0 ' }, { port: 0 }],
  [{ PORT: '' }, { port: 3000 }],
  [{ HOST: 'fe80::1%eth0' }, { host: 'fe80::1%eth0' }],
  [{ SITE_VARIANT: 'agency' }, { variant: 'agency' }],
  [{ SITE_URL: 'https://WWW.example.com/' }, { siteUrl: 'https://www.example.com' }],
  [{ SITE_URL: 'https://公司.台灣' }, { siteUrl: 'https://xn--55qx5d.xn--kpry57d' }],
  [{ SITE_URL: 'https://www.example.com:443' }, { siteUrl: 'https://www.example.com' }],
  [{ API_ORIGIN: 'http://[::1]:8080' }, { apiOrigin: 'http://[::1]:8080' }],
  [{ API_ORIGIN: 'http://my_backend:8080' }, { apiOrigin: 'http://my_backend:8080' }],
  [{ BASE_PATH: 'brand' }, { basePath: '/brand/' }],
  [{ BASE_PATH: '/a/b/' }, { basePath: '/a/b/' }],
  [{ BASE_PATH: '/' }, { basePath: '/' }],
  [{ CONTACT_RATE_PER_MINUTE: '0' }, { contactRatePerMinute: 0 }],
  [{ CONTACT_WEBHOOK_URL: 'http://127.0.0.1:9/x' }, { webhookUrl: 'http://127.0.0.1:9/x' }],
  [
    { CONTACT_WEBHOOK_URL: 'https://hooks.example.com/', CONTACT_WEBHOOK_SECRET: 'secret' },
    { webhookUrl: 'https://hooks.example.com/', webhookSecret: 'secret' },
  ],
  [{ CONTACT_WEBHOOK_SECRET: 'whsec_c2VjcmV0IQ==' }, { webhookSecret: 'whsec_c2VjcmV0IQ==' }],
  [{ DATABASE_URL: 'postgresql://db/contacts' }, { databaseUrl: 'postgresql://db/contacts' }],
  [
    { DATABASE_URL: 'postgres:///contacts?host=/run/postgresql' },
    { databaseUrl: 'postgres:///contacts?host=/run/postgresql' },
  ],
  [
    { DATABASE_URL: 'postgres://user:p%40ss@/contacts?host=/run/postgresql' },
    { databaseUrl: 'postgres://user:p%40ss@/contacts?host=/run/postgresql' },
  ],
  [{ CONTACT_RETENTION_DAYS: '365' }, { contactRetentionDays: 365 }],
  [
    { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32' },
    { trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'] },
  ],
])('%o', (env, expected) => expect(readSettings(env)).toMatchObject(expected));

test.each([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but is "65536"'],
  [{ PORT: '3e3' }, 'PORT must be a whole number'],
  [{ PORT: '-1' }, 'PORT must be a whole number'],
  [{ HOST: 'a b' }, 'HOST must be an address'],
  [{ SITE_VARIANT: 'bakery' }, `SITE_VARIANT must be one of ${variantNames().join(', ')}, but is "bakery"`],
  [{ SITE_VARIANT: '../cloud' }, 'SITE_VARIANT must be one of'],
  [{ SITE_URL: 'www.example.com' }, 'SITE_URL must be an absolute origin'],
  [{ SITE_URL: 'https://example.com/path' }, 'SITE_URL must be an absolute origin'],
  [{ SITE_URL: 'ftp://example.com' }, 'SITE_URL must be an absolute origin'],
  [{ SITE_URL: 'https://example.com?' }, 'SITE_URL must be an absolute origin'],
  [{ SITE_URL: 'https:\\\\example.com' }, 'SITE_URL must be an absolute origin'],
  [{ SITE_URL: 'https://${DOMAIN}' }, 'SITE_URL must be an absolute origin'],
  [{ SITE_URL: 'https://www.example.com;' }, 'SITE_URL must be an absolute origin'],
  [{ API_ORIGIN: 'https://api.example.com,' }, 'API_ORIGIN must be an absolute origin'],
  [{ API_ORIGIN: 'https://user:pass@example.com' }, 'API_ORIGIN must be an absolute origin'],
  [{ BASE_PATH: '/a?b' }, 'BASE_PATH must be a path'],
  [{ BASE_PATH: '/a/../b/' }, 'BASE_PATH must be a path'],
  [{ CONTACT_RATE_PER_MINUTE: 'many' }, 'CONTACT_RATE_PER_MINUTE must be a whole number'],
  [{ CONTACT_RETENTION_DAYS: '0' }, 'CONTACT_RETENTION_DAYS must be a whole number'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be addresses'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES must be addresses'],
  [{ TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES must be addresses'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL and CONTACT_NOTIFY_TO must be set together'],
  [
    { SMTP_URL: 'smtp://user:/Ab+c=@mail.example.com' },
    /^SMTP_URL must be smtp:.* %2F for a \/ in the password$/,
  ],
  [{ SMTP_URL: 'smtp://user:#3@mail.example.com' }, 'SMTP_URL must be smtp://'],
  [{ CONTACT_NOTIFY_TO: 'nobody' }, 'CONTACT_NOTIFY_TO must be an e-mail address'],
  [{ CONTACT_WEBHOOK_URL: 'file:///etc' }, 'CONTACT_WEBHOOK_URL must be an https address'],
  [
    { CONTACT_WEBHOOK_URL: 'http://hooks.example.com/', CONTACT_WEBHOOK_SECRET: 's' },
    'CONTACT_WEBHOOK_URL must be an https address',
  ],
  [{ CONTACT_WEBHOOK_URL: 'https://hooks.example.com/' }, 'CONTACT_WEBHOOK_SECRET must be set'],
  [{ CONTACT_WEBHOOK_SECRET: 'whsec_no base64!' }, 'CONTACT_WEBHOOK_SECRET must be a text, or base64'],
  [{ CONTACT_WEBHOOK_SECRET: 'whsec_' }, 'CONTACT_WEBHOOK_SECRET must be a text, or base64'],
  [{ DATABASE_URL: 'postgres:///contacts' }, 'DATABASE_URL must be postgres://'],
  [{ DATABASE_URL: 'postgres://user:pass@/contacts' }, 'DATABASE_URL must be postgres://'],
  [{ DATABASE_URL: 'postgres://db' }, 'DATABASE_URL must be postgres://'],
  [{ DATABASE_URL: 'mysql://db/contacts' }, 'DATABASE_URL must be postgres://'],
  [{ DATA_DIR: '"/data"\r' }, /^DATA_DIR must be without quotation marks around it$/],
  [{ CONTACT_WEBHOOK_SECRET: "'secret'" }, /^CONTACT_WEBHOOK_SECRET must be without quotation marks/],
  [{ DATA_DIR: '~/data' }, /^DATA_DIR must be a folder/],
  [{ DATA_DIR: '/data # the volume' }, /^DATA_DIR must be a folder/],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error'],
])('%o is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
  expect(() => readSettings(env)).toThrow(/^[^\n]+$/);
});

test('a wrong value that may hold a password is not repeated', () => {
  const origin = 'https://user:secret@api.example.com';
  expect(() => readSettings({ API_ORIGIN: origin })).toThrow(/^(?!.*secret)API_ORIGIN must be/);
  expect(() => readSettings({ SMTP_URL: 'http://user:secret@x' })).toThrow(/^(?!.*secret)SMTP_URL must be/);
  // An address that `fetch` would refuse, with the address in the log at each try.
  expect(() => readSettings({ CONTACT_WEBHOOK_URL: 'https://user:secret@x' })).toThrow(
    /^(?!.*secret)CONTACT_WEBHOOK_URL must be/,
  );
});

/** The image has its own, or the containers share a database and answer calls themselves. */
const NOT_OF_COMPOSE = ['PORT', 'HOST', 'DATA_DIR', 'API_ORIGIN', 'PLAIN_HOST'];

test('every setting is told of, and reaches the containers', () => {
  const missingIn = (file: string) => {
    const text = readFileSync(join(PROJECT_ROOT, file), 'utf8');
    return Object.keys(schemas).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  };
  expect(missingIn('docs/deploying.md')).toEqual([]);
  expect(missingIn('deploy/compose.yaml')).toEqual(NOT_OF_COMPOSE);
});

test('a third brand is one new folder, with its content in it', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'site/variants/bakery/content'), { recursive: true });
  expect(readSettings({ SITE_VARIANT: 'bakery' }, root).variant).toBe('bakery');
  expect(contentDirectory('bakery', root)).toBe(join(root, 'site/variants/bakery/content'));
});

test('where there is only the server and what was built, the brands are those of its content', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'server/content/bakery'), { recursive: true });
  expect(variantNames(root)).toEqual(['bakery']);
});
