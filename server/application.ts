import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { RequestListener } from 'node:http';
import { setInterval as every } from 'node:timers/promises';
import { createAttemptGate } from './api/attempts.ts';
import { createContactLog } from './api/contactLog.ts';
import { registerApi } from './api/index.ts';
import { apiHeaders, refuse } from './api/failure.ts';
import { registerProxy } from './api/proxy.ts';
import { type Content, type LiveContent, imageUrlsIn, liveContent, loadContent } from './catalog/index.ts';
import { type CsrfGuard, createCsrfGuard } from './csrf.ts';
import { answerClientError, createHttpServer, type HttpLimits } from './http.ts';
import { createDataFolder } from './dataFolder.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createDeliveries } from './notify/deliver.ts';
import { notifyLog } from './notify/log.ts';
import { type NotifierTimes, startNotifier } from './notify/notifier.ts';
import { createOutage } from './outage.ts';
import { contentDirectory, type Settings } from './settings/index.ts';
import { withoutPort } from './storage/address.ts';
import { openStorage, prepareDatabase, type Storage, StorageError } from './storage/index.ts';

/** Options for tests and tools; a server in use needs none of them. */
export interface ServerOptions {
  /** The content's folder, with a folder for each language. */
  readonly contentDir?: string;
  readonly storage?: Storage;
  readonly limits?: HttpLimits;
  readonly notifyTimes?: NotifierTimes;
  /** How long, in milliseconds, another backend may be silent. */
  readonly proxyLimitMs?: number;
  /** Receives the lines of the log instead of standard error. */
  readonly writeLog?: (line: string) => void;
  /**
   * Called when changed content was read and is now used in answers; with the error when it is bad and the last good content
   * stays.
   */
  readonly onContent?: (error: Error | undefined) => void;
  /** Whether the site has a picture; pictures of changed content that it lacks are logged. */
  readonly hasPicture?: (path: string) => boolean;
  /** Wraps the framework's request handler. */
  readonly wrapListener?: (listener: RequestListener) => RequestListener;
}

/** The API with its resources. */
export interface Application {
  readonly app: FastifyInstance;
  /** Absent when another backend answers the API. */
  readonly csrf: CsrfGuard | undefined;
  knowsService(id: string): boolean;
  /** From now on `/readyz` says that visitors should go elsewhere; requests are still served. */
  retire(): void;
  /** Finishes accepted requests, then releases all resources. */
  close(): Promise<void>;
}

/** How long, in milliseconds, a pending notification may delay the shutdown. */
const NOTIFY_STOP_MS = 2_000;

function createFramework(settings: Settings, options: ServerOptions): FastifyInstance {
  const { writeLog = (line) => process.stderr.write(line), wrapListener = (listener) => listener } = options;
  const app = fastify({
    // Requests are not logged one by one, and addresses never: the log has no personal data.
    logger: { level: settings.logLevel, base: undefined, stream: { write: writeLog } },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply, settings.siteUrl, 400, 'The request cannot be understood'),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    serverFactory: (listener) => createHttpServer(wrapListener(listener), options.limits),
  });
  // The framework does not recognise an address with a port, not even that of a trusted proxy.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const from = headers['x-forwarded-for'];
    if (typeof from === 'string')
      headers['x-forwarded-for'] = from
        .split(',')
        .map((address) => withoutPort(address.trim()))
        .join(', ');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A client that disconnected is not a failure, whatever the error.
    if (status >= 500 && !reply.raw.destroyed)
      request.log.error({ event: 'error', reason: error.message, stack: error.stack });
    return refuse(
      reply,
      settings.siteUrl,
      status,
      status >= 500 ? 'The server failed' : 'The request cannot be understood',
    );
  });
  return app;
}

/**
 * Answers `/healthz` and `/readyz`.
 *
 * @param check returns whether contact requests can be stored
 * @returns a function after which `/readyz` says no
 */
function registerHealth(
  app: FastifyInstance,
  { siteUrl, databaseUrl }: Settings,
  check: () => Promise<boolean>,
): () => void {
  // With another backend, nothing else sets them.
  const headers = apiHeaders(siteUrl);
  let isRetired = false;
  let looking: Promise<boolean> | undefined;
  const look = () =>
    check().finally(() => {
      looking = undefined;
    });
  app.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.headers(headers);
    if (isRetired) return reply.code(503).send({ status: 'ending' });
    // Anybody may ask. Simultaneous requests share one check, so that they do not take database connections from visitors.
    if (await (looking ??= look())) return { status: 'ok' };
    // All servers use the same database: no other one could do better, so this one goes on serving pages.
    if (databaseUrl !== undefined) return { status: 'ok', contacts: 'unavailable' };
    return reply.code(503).send({ status: 'unavailable' });
  });
  return () => {
    isRetired = true;
  };
}

/** The site's own pictures that the content names; others are elsewhere. */
function sitePictures(content: Content): readonly string[] {
  const answers = Object.values(content).flatMap(({ home, services }) => [home, ...services.values()]);
  return [...new Set(imageUrlsIn(answers))].filter((url) => !url.startsWith('https://'));
}

function loadLiveContent(
  app: FastifyInstance,
  settings: Settings,
  options: ServerOptions,
): Promise<LiveContent> {
  const { contentDir: directory = contentDirectory(settings.variant), hasPicture = () => true } = options;
  const load = () => loadContent(directory);
  return liveContent(directory, load, (loaded) => {
    if (loaded instanceof Error) {
      app.log.error({ event: 'content', outcome: 'kept the last good content', reason: loaded.message });
      return options.onContent?.(loaded);
    }
    app.log.info({ event: 'content', outcome: 'loaded' });
    const missing = sitePictures(loaded).filter((path) => !hasPicture(path));
    const reason = `not in the built site: ${missing.join(', ')}`;
    if (missing.length > 0) app.log.error({ event: 'content', outcome: 'loaded without pictures', reason });
    return options.onContent?.(undefined);
  });
}

/** Forwards calls to another backend: no content is read and no database opened. */
async function passOn(settings: Settings, apiOrigin: string, options: ServerOptions): Promise<Application> {
  const app = createFramework(settings, options);
  const retire = registerHealth(app, settings, async () => true);
  const { basePath, siteUrl, logLevel } = settings;
  const limit = options.proxyLimitMs === undefined ? {} : { limitMs: options.proxyLimitMs };
  await registerProxy(app, { basePath, siteUrl, apiOrigin, logLevel, ...limit });
  return { app, csrf: undefined, knowsService: () => true, retire, close: () => app.close() };
}

/**
 * Logs that a database was created where there was none. At the start only once the server listens, because a failed start prints
 * a single line. Later it is an alert, because nobody meant it: the earlier requests are gone, or their disk is.
 */
function newDatabaseLog(app: FastifyInstance, folder: string): () => void {
  const line = { event: 'storage', outcome: 'new database', folder };
  let isMade = false;
  let isListening = false;
  app.addHook('onListen', async () => {
    isListening = true;
    if (isMade) app.log.info(line);
  });
  return () => {
    isMade = true;
    if (isListening) app.log.error({ ...line, reason: 'the one that was there is gone' });
  };
}

/** How often, in milliseconds, to look for a shared database that was unavailable at the start. */
const PREPARE_AGAIN_MS = 1_000;

/**
 * Prepares a shared database that was unavailable at the start, as soon as it is there: machines and their database are often
 * started together, and an empty database would stay without tables.
 *
 * @param prepare rejects with a StorageError as long as the database is unavailable
 */
async function prepareOnceThere(prepare: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const isThere = (): Promise<boolean> =>
    prepare().then(
      () => true,
      (error: unknown) => {
        if (error instanceof StorageError) return false;
        throw error;
      },
    );
  for await (const _ of every(PREPARE_AGAIN_MS, undefined, { ref: false, signal }))
    if (await isThere()) return;
}

/**
 * Creates the API: the embedded one, or with `API_ORIGIN` a proxy to another. A database that cannot be opened does not prevent
 * the start: pages are served, `/readyz` reports it, and contact requests are refused until it works.
 *
 * @throws ContentError when a content file is bad
 * @throws SettingsError when the data folder cannot be created, or the shared database refuses us or is too old
 */
export async function createApplication(
  settings: Settings,
  options: ServerOptions = {},
): Promise<Application> {
  if (settings.apiOrigin !== undefined) return passOn(settings, settings.apiOrigin, options);

  if (settings.databaseUrl === undefined) createDataFolder(settings.dataDir);
  const app = createFramework(settings, options);
  const live = await loadLiveContent(app, settings, options);
  const tellNew = newDatabaseLog(app, settings.dataDir);
  const storage = options.storage ?? openStorage(settings, tellNew);
  const deliveries = createDeliveries(settings);
  const csrf = createCsrfGuard(settings);
  const ending = new AbortController();
  const outage = createOutage(app.log, 'storage');
  const failed = (error: unknown) => outage.failed(error instanceof Error ? error.message : String(error));
  const prepare = () => prepareDatabase(settings).then(() => storage.maintenance.check());
  await prepare().catch(async (error: unknown) => {
    if (!(error instanceof StorageError)) {
      live.close();
      await storage.close();
      throw error;
    }
    failed(error);
    if (settings.databaseUrl === undefined) return;
    prepareOnceThere(prepare, ending.signal).then(
      () => outage.works(),
      (reason: unknown) => {
        if (!ending.signal.aborted) app.log.error({ event: 'storage', reason: String(reason) });
      },
    );
  });

  const notifier = startNotifier({
    outbox: storage.outbox,
    variant: settings.variant,
    deliveries,
    log: notifyLog(app.log),
    times: options.notifyTimes,
  });

  const housekeeping = startHousekeeping(storage.maintenance, {
    retentionDays: settings.contactRetentionDays,
    onPruned: (count) => app.log.info({ event: 'storage', outcome: 'erased by age', count }),
    onError: failed,
  });

  const check = async (): Promise<boolean> => {
    try {
      await storage.maintenance.check();
      outage.works();
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  const retire = registerHealth(app, settings, check);
  const contactLog = createContactLog(app.log);
  registerApi(app, {
    contactLog,
    gate: createAttemptGate(settings.contactRatePerMinute),
    settings,
    csrf,
    contacts: storage.contacts,
    content: () => live.current(),
    channels: [...deliveries.keys()],
    onSubmit: () => housekeeping.onAttempt(),
    onStored() {
      // Where nobody asks /readyz, nothing else would notice that an outage is over.
      outage.works();
      notifier.wake();
    },
  });
  return {
    app,
    csrf,
    knowsService: (id) => live.current()['zh-tw'].services.has(id),
    retire,
    async close() {
      ending.abort();
      await app.close();
      housekeeping.stop();
      contactLog.close();
      await notifier.stop(NOTIFY_STOP_MS);
      live.close();
      await storage.close();
    },
  };
}
