import { Worker } from 'node:worker_threads';
import { SUBMIT_WAIT_MS } from '../limits.ts';
import { type Storage, StorageError } from '../types.ts';
import { type CallName, NEW_DATABASE, type Reply, type Request } from './protocol.ts';

/** How long, in milliseconds, anything but a submit may take; an owner's commands may read all requests. */
const CALL_WAIT_MS = 60_000;
/**
 * How long, in milliseconds, the check whether the storage works may take: on a busy machine the thread needs some seconds to
 * start, which says nothing about the database; a thread that hangs on an absent disk never answers.
 */
const CHECK_WAIT_MS = 10_000;
/** How long, in milliseconds, the worker may take to finish its current work. */
const CLOSE_WAIT_MS = 5_000;

/**
 * How many calls may wait, each with 64 kB at most. Abandoned calls count as long as the worker has them: it executes them all
 * the same, because a request that is stored too late is not lost.
 */
const MAX_WAITING = 4_000;

/** Options; all but the first are for tests. */
export interface WorkerStorageOptions {
  /** Called when a database was created because there was none. */
  readonly onNew?: (() => void) | undefined;
  readonly submitWaitMs?: number;
  readonly checkWaitMs?: number;
  readonly maxWaiting?: number;
}

/**
 * A storage that works in a worker thread, so that neither a disk flush nor a lock delays the thread that serves pages. Its queue
 * is bounded, and every waiting call is answered in time. If the thread dies, only its current calls fail; the next call starts
 * another.
 *
 * @param entry a module that calls `serveStorage`
 * @param workerData what the module is given
 */
export function createWorkerStorage(
  entry: URL,
  workerData: unknown,
  options: WorkerStorageOptions = {},
): Storage {
  const { submitWaitMs = SUBMIT_WAIT_MS, checkWaitMs = CHECK_WAIT_MS, maxWaiting = MAX_WAITING } = options;
  /** What is to be done with each call's reply. */
  const waiting = new Map<number, (reply: Reply) => void>();
  let worker: Worker | undefined;
  let lastId = 0;
  let closed: Promise<void> | undefined;

  const failAll = (message: string) => {
    const lost = [...waiting];
    waiting.clear();
    for (const [id, settle] of lost) settle({ id, ok: false, message });
  };
  const start = (): Worker => {
    const started = new Worker(entry, { workerData });
    // The worker alone does not keep the process alive; pending calls do.
    started.unref();
    let reason = 'it ended';
    started.on('message', (reply: Reply | typeof NEW_DATABASE) => {
      if (reply === NEW_DATABASE) return options.onNew?.();
      const settle = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0) started.unref();
      return settle?.(reply);
    });
    started.on('error', (error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      failAll(`the thread of the contact database ended: ${reason}`);
    });
    return started;
  };

  /** Calls the worker, and gives up on the answer after `waitMs`. */
  const ask = <T>(
    request: { name: CallName; args: readonly unknown[] } | { name: 'close' },
    waitMs: number,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= maxWaiting) {
        reject(new StorageError('too many requests wait for the contact database'));
        return;
      }
      worker ??= start();
      // For somebody who waits for it.
      worker.ref();
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        reject(new StorageError(`the contact database did not answer within ${waitMs} ms`));
      }, waitMs);
      waiting.set(id, (reply) => {
        clearTimeout(timer);
        if (reply.ok) resolve(reply.result);
        else reject(new StorageError(reply.message));
      });
      worker.postMessage({ id, ...request } satisfies { id: number; name: Request['name'] });
    });
  const call = <T>(name: CallName, args: readonly unknown[], waitMs = CALL_WAIT_MS): Promise<T> =>
    closed === undefined
      ? ask({ name, args }, waitMs)
      : Promise.reject(new StorageError('the contact database is closed'));

  const close = async () => {
    if (worker === undefined) return;
    const ended = worker;
    await ask({ name: 'close' }, CLOSE_WAIT_MS).catch(() => undefined);
    await ended.terminate();
  };
  return {
    contacts: {
      submit: (...args) => call('contacts.submit', args, submitWaitMs),
      list: (...args) => call('contacts.list', args),
      erase: (...args) => call('contacts.erase', args),
    },
    outbox: {
      take: (...args) => call('outbox.take', args),
      settle: (...args) => call('outbox.settle', args),
      list: (...args) => call('outbox.list', args),
      retry: (...args) => call('outbox.retry', args),
    },
    maintenance: {
      check: (...args) => call('maintenance.check', args, checkWaitMs),
      prune: (...args) => call('maintenance.prune', args),
      forget: (...args) => call('maintenance.forget', args),
      backup: (...args) => call('maintenance.backup', args),
      audit: (...args) => call('maintenance.audit', args),
    },
    close: () => (closed ??= close()),
  };
}
