import type { FastifyBaseLogger } from 'fastify';
import { setInterval as every } from 'node:timers/promises';
import { createOutage } from './outage.ts';
import type { Settings } from './settings/index.ts';
import { type Maintenance, prepareDatabase, StorageError } from './storage/index.ts';

/** How often, in milliseconds, to look for a shared database that was unavailable at the start. */
const PREPARE_AGAIN_MS = 1_000;

/**
 * Prepares a shared database that was unavailable at the start, as soon as it is there: machines and their database are often
 * started together, and an empty database would stay without tables.
 *
 * @param prepare rejects with a StorageError as long as the database is unavailable
 */
async function prepareOnceThere(prepare: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for await (const _ of every(PREPARE_AGAIN_MS, undefined, { ref: false, signal })) {
    try {
      return await prepare();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }
}

/** Knows whether the contact database works, and logs when that changes. */
export interface StorageWatch {
  /**
   * Prepares the database. One that is unavailable is not an error: a shared one is prepared once it is there.
   *
   * @throws SettingsError when the shared database refuses us or is too old
   */
  prepare(): Promise<void>;
  /** Whether contact requests can be stored now. */
  check(): Promise<boolean>;
  failed(error: unknown): void;
  works(): void;
  /** Waits no longer for a database that was unavailable at the start. */
  stop(): void;
}

/** Creates the watch on the storage that the settings name. */
export function watchStorage(
  maintenance: Maintenance,
  settings: Pick<Settings, 'databaseUrl'>,
  log: FastifyBaseLogger,
): StorageWatch {
  const outage = createOutage(log, 'storage');
  const ending = new AbortController();
  const failed = (error: unknown) => outage.failed(error instanceof Error ? error.message : String(error));
  const works = () => outage.works();
  const prepare = async () => {
    await prepareDatabase(settings);
    await maintenance.check();
  };
  return {
    async prepare() {
      try {
        await prepare();
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        failed(error);
        if (settings.databaseUrl === undefined) return;
        prepareOnceThere(prepare, ending.signal).then(works, (reason: unknown) => {
          if (!ending.signal.aborted) log.error({ event: 'storage', reason: String(reason) });
        });
      }
    },
    async check() {
      try {
        await maintenance.check();
        works();
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    failed,
    works,
    stop: () => ending.abort(),
  };
}
