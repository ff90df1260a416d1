import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CSRF_COOKIE, CSRF_HEADER } from '@plinth/ui/contract';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createServer, type SiteServerOptions } from '../../index.ts';
import { readSettings, type Settings } from '../../settings/index.ts';
import { createSqliteStorage, type ListOptions, type StoredContact } from '../../storage/index.ts';
import { temporaryFolder } from './files.ts';
import { rewriteSite, writeSite } from './site.ts';

/** The content that tests answer from. */
export const CONTENT_DIR = join(import.meta.dirname, '..', 'content');

/** A form that is filled in well. */
export const GOOD_PAYLOAD = {
  companyName: '晴空科技',
  name: 'Lin Mei',
  mobile: '0912-345-678',
  lineId: 'linmei',
  description: 'Two lines\nof text 👋',
} as const;

const settingsFor = (dataDir: string): Settings =>
  readSettings({ PORT: '0', HOST: '127.0.0.1', CONTACT_RATE_PER_MINUTE: '0', DATA_DIR: dataDir });

/** Settings for tests: any free port, a new data folder, no limit on requests. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...settingsFor(join(temporaryFolder(), 'data')),
  ...changes,
});

/** A running server and how to speak with it. */
export interface TestServer {
  /** Its address without a slash at the end. */
  readonly url: string;
  readonly settings: Settings;
  /** The lines of the log, parsed. */
  readonly log: Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  /** Posts a contact request the way a page does. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** What is stored. */
  stored(options?: ListOptions): Promise<readonly StoredContact[]>;
  close(): Promise<void>;
}

const TOKEN = 'a-token-of-a-test-00';

/** The headers of a request that may pass the check against cross-site requests. */
export const CSRF_HEADERS = {
  cookie: `${CSRF_COOKIE}=${TOKEN}`,
  [CSRF_HEADER]: TOKEN,
} as const;

async function serve(settings: Settings, options: SiteServerOptions): Promise<TestServer> {
  const log: Record<string, unknown>[] = [];
  const server = await createServer(settings, {
    contentDir: CONTENT_DIR,
    writeLog: (line) => log.push(JSON.parse(line)),
    ...options,
  });
  const url = (await server.listen()).replace(/\/$/, '');
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.close());
  return {
    url,
    settings,
    log,
    get: (path, headers = {}, method = 'GET') =>
      fetch(new URL(path, url), { method, redirect: 'manual', headers: { connection: 'close', ...headers } }),
    post: (body, headers = {}) =>
      fetch(`${url}/server/View/AddContactUs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...CSRF_HEADERS, ...headers },
        body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      }),
    async stored(which) {
      const storage = createSqliteStorage(settings.dataDir);
      try {
        return await storage.contacts.list(which);
      } finally {
        await storage.close();
      }
    },
    close,
  };
}

/** Starts a server of the test site; it is stopped when the test has finished. */
export async function startTestServer(
  changes: Partial<Settings> = {},
  options: SiteServerOptions = {},
): Promise<TestServer> {
  const settings = testSettings(changes);
  const { basePath, siteUrl } = settings;
  const { distDir = writeSite({ basePath, siteUrl }) } = options;
  const server = await serve(settings, { ...options, distDir });
  onTestFinished(() => server.close());
  return server;
}

/**
 * Starts a server of the test site for all tests of a file that only ask it something: to start one takes longer than most of
 * what it is asked.
 *
 * @returns gives it, inside a test
 */
export function shareTestServer(): () => TestServer {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-test-'));
  const distDir = join(folder, 'dist');
  let server: TestServer;
  beforeAll(async () => {
    rewriteSite(distDir, {}, '');
    server = await serve(settingsFor(join(folder, 'data')), { distDir });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return () => server;
}
