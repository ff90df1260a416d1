import type { FastifyInstance } from 'fastify';
import { createAttemptGate } from './api/attempts.ts';
import { createContactLog } from './api/contactLog.ts';
import { registerApi } from './api/index.ts';
import { registerProxy } from './api/proxy.ts';
import { type Content, type LiveContent, imageUrlsIn, liveContent, loadContent } from './catalog/index.ts';
import { type CsrfGuard, createCsrfGuard } from './csrf.ts';
import { createDataFolder } from './dataFolder.ts';
import { createFramework, type FrameworkOptions } from './framework.ts';
import { registerHealth } from './health.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createDeliveries } from './notify/deliver.ts';
import { notifyLog } from './notify/log.ts';
import { type NotifierTimes, startNotifier } from './notify/notifier.ts';
import { contentDirectory, type Settings } from './settings/index.ts';
import { openStorage, type Storage } from './storage/index.ts';
import { watchStorage } from './watchStorage.ts';

/** Options for tests and tools; a server in use needs none of them. */
export interface ServerOptions extends FrameworkOptions {
  /** The content's folder, with a folder for each language. */
  readonly contentDir?: string;
  readonly storage?: Storage;
  readonly notifyTimes?: NotifierTimes;
  /** How long, in milliseconds, another backend may be silent. */
  readonly proxyLimitMs?: number;
  /**
   * Called when changed content was read and is now used in answers; with the error when it is bad and the last good content
   * stays.
   */
  readonly onContent?: (error: Error | undefined) => void;
  /** Whether the site has a picture; pictures of changed content that it lacks are logged. */
  readonly hasPicture?: (path: string) => boolean;
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
  const storage = options.storage ?? openStorage(settings, newDatabaseLog(app, settings.dataDir));
  const watch = watchStorage(storage.maintenance, settings, app.log);
  await watch.prepare().catch(async (error: unknown) => {
    live.close();
    await storage.close();
    throw error;
  });

  const deliveries = createDeliveries(settings);
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
    onError: (error) => watch.failed(error),
  });

  const retire = registerHealth(app, settings, () => watch.check());
  const csrf = createCsrfGuard(settings);
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
      watch.works();
      notifier.wake();
    },
  });
  return {
    app,
    csrf,
    knowsService: (id) => live.current()['zh-tw'].services.has(id),
    retire,
    async close() {
      watch.stop();
      await app.close();
      housekeeping.stop();
      contactLog.close();
      await notifier.stop(NOTIFY_STOP_MS);
      live.close();
      await storage.close();
    },
  };
}
