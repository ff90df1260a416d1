import { resolve } from 'node:path';
import * as v from 'valibot';
import { isLoopback } from './loopback.ts';
import { schemas, SECRET_SETTINGS } from './schema.ts';
import { variantNames } from './variants.ts';

export { isLoopback } from './loopback.ts';
export { isSideFile } from './sideFiles.ts';
export { contentDirectory, PROJECT_ROOT, variantNames } from './variants.ts';

/** Where links and the sitemap point when `SITE_URL` is not set. */
const DEFAULT_SITE_URL = 'http://localhost:3000';

/** All settings from outside, read and checked by {@link readSettings}. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; undefined means all addresses of the machine. */
  readonly host: string | undefined;
  /** The brand: a folder of `site/variants`. */
  readonly variant: string;
  /** The absolute origin of canonical links and the sitemap, without a slash at its end. */
  readonly siteUrl: string;
  /** The path under which the site lives, with a slash at both ends. */
  readonly basePath: string;
  /**
   * Whether the pages go to a host that takes no headers from us and forwards no calls, such as GitHub Pages: they contain their
   * own policy, and say in the form's place that it needs a backend. With this setting a server shows such pages, for a preview.
   */
  readonly plainHost: boolean;
  /** The folder of the database, absolute. */
  readonly dataDir: string;
  /** The PostgreSQL database that all servers share; undefined keeps everything in SQLite below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Contact requests that one address may send in a minute; 0 means no limit. */
  readonly contactRatePerMinute: number;
  /** After how many days contact requests are erased; undefined: never. */
  readonly contactRetentionDays: number | undefined;
  /** The backend that answers `/server` in place of the embedded one. */
  readonly apiOrigin: string | undefined;
  /** The proxies whose `X-Forwarded-For` is believed: addresses, ranges, or names such as `loopback`. */
  readonly trustedProxies: readonly string[];
  /** The mail server that sends notifications of new requests. */
  readonly smtpUrl: string | undefined;
  /** Who is notified by mail; set together with `smtpUrl`. */
  readonly notifyTo: string | undefined;
  /** The sender of those mails; `notifyTo` when not set. */
  readonly notifyFrom: string | undefined;
  /** The address to which each new request is posted as JSON. */
  readonly webhookUrl: string | undefined;
  /** Signs the webhook's messages; required unless `webhookUrl` is on this machine. */
  readonly webhookSecret: string | undefined;
  readonly logLevel: v.InferOutput<typeof schemas.LOG_LEVEL>;
}

/** A setting has a value that cannot be used; the message is one line for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one setting; an empty value counts as not set. */
function read<TSchema extends v.GenericSchema<unknown, unknown>, TDefault>(
  env: Environment,
  name: string,
  schema: TSchema,
  whenMissing: TDefault,
): v.InferOutput<TSchema> | TDefault {
  const text = env[name]?.trim() ?? '';
  if (text === '') return whenMissing;
  // `docker --env-file` and `set` on Windows keep them: they would become part of a folder's name, a key or an address.
  if (/^(["']).*\1$/s.test(text))
    throw new SettingsError(`${name} must be without quotation marks around it`);
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const shown = SECRET_SETTINGS.includes(name) ? '' : `, but is ${JSON.stringify(text)}`;
  throw new SettingsError(`${name} must be ${result.issues[0].message}${shown}`);
}

/**
 * Reads the settings from the environment; the one place that does.
 *
 * @param env the environment, such as `process.env`
 * @param root the repository's root, where the variants are looked up
 * @throws SettingsError on the first wrong value
 */
export function readSettings(env: Environment = process.env, root?: string): Settings {
  const variants = variantNames(root);
  const variant = v.picklist(variants, `one of ${variants.join(', ')}`);
  const settings: Settings = {
    port: read(env, 'PORT', schemas.PORT, 3000),
    host: read(env, 'HOST', schemas.HOST, undefined),
    variant: read(env, 'SITE_VARIANT', variant, 'cloud'),
    siteUrl: read(env, 'SITE_URL', schemas.SITE_URL, DEFAULT_SITE_URL),
    basePath: read(env, 'BASE_PATH', schemas.BASE_PATH, '/'),
    plainHost: read(env, 'PLAIN_HOST', schemas.PLAIN_HOST, false),
    dataDir: resolve(read(env, 'DATA_DIR', schemas.DATA_DIR, './data')),
    databaseUrl: read(env, 'DATABASE_URL', schemas.DATABASE_URL, undefined),
    contactRetentionDays: read(env, 'CONTACT_RETENTION_DAYS', schemas.CONTACT_RETENTION_DAYS, undefined),
    contactRatePerMinute: read(env, 'CONTACT_RATE_PER_MINUTE', schemas.CONTACT_RATE_PER_MINUTE, 10),
    apiOrigin: read(env, 'API_ORIGIN', schemas.API_ORIGIN, undefined),
    trustedProxies: read(env, 'TRUSTED_PROXIES', schemas.TRUSTED_PROXIES, []),
    smtpUrl: read(env, 'SMTP_URL', schemas.SMTP_URL, undefined),
    notifyTo: read(env, 'CONTACT_NOTIFY_TO', schemas.CONTACT_NOTIFY_TO, undefined),
    notifyFrom: read(env, 'CONTACT_NOTIFY_FROM', schemas.CONTACT_NOTIFY_FROM, undefined),
    webhookUrl: read(env, 'CONTACT_WEBHOOK_URL', schemas.CONTACT_WEBHOOK_URL, undefined),
    webhookSecret: read(env, 'CONTACT_WEBHOOK_SECRET', schemas.CONTACT_WEBHOOK_SECRET, undefined),
    logLevel: read(env, 'LOG_LEVEL', schemas.LOG_LEVEL, 'info'),
  };
  if ((settings.smtpUrl === undefined) !== (settings.notifyTo === undefined)) {
    throw new SettingsError('SMTP_URL and CONTACT_NOTIFY_TO must be set together');
  }
  const { webhookUrl, webhookSecret } = settings;
  if (webhookUrl !== undefined && webhookSecret === undefined && !isLoopback(new URL(webhookUrl).hostname)) {
    throw new SettingsError(
      'CONTACT_WEBHOOK_SECRET must be set, so that the receiver of CONTACT_WEBHOOK_URL can know who sends',
    );
  }
  return settings;
}

/** The same for commands: a wrong value is one line on standard error and exit code 1. */
export function readSettingsOrExit(env: Environment = process.env): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
