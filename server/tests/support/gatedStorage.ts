import { createWorkerStorage, type WorkerStorageOptions } from '../../storage/worker/client.ts';
import type { Storage } from '../../storage/index.ts';

/** How long a busy machine takes to start a thread is no finding. */
const PATIENT: WorkerStorageOptions = { submitWaitMs: 60_000, checkWaitMs: 60_000 };

/** The places in the memory that a test and the worker share. */
export const SHARED = { gate: 0, atGate: 1, passedMs: 2, flushMs: 3 } as const;

/** What the worker is given. */
export interface GatedWorkerData {
  readonly dataDir: string;
  readonly shared: Int32Array<SharedArrayBuffer>;
}

/** A storage in a worker whose disk stands still as long as a test says. */
export interface GatedStorage {
  open(options?: WorkerStorageOptions): Storage;
  /** From now on no flush ends. */
  shut(): void;
  /** From now on each flush takes so long, in milliseconds. */
  slow(ms: number): void;
  /** All that wait go on. */
  release(): void;
  /** Resolves when a flush has begun. */
  flushing(): Promise<void>;
  /** Moves the clock. */
  pass(ms: number): void;
}

/** The database of a folder behind a gate. */
export function gatedStorage(dataDir: string): GatedStorage {
  const shared = new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT));
  const data: GatedWorkerData = { dataDir, shared };
  const entry = new URL('gatedWorker.ts', import.meta.url);
  return {
    open: (options) => createWorkerStorage(entry, data, { ...PATIENT, ...options }),
    shut() {
      Atomics.store(shared, SHARED.atGate, 0);
      Atomics.store(shared, SHARED.gate, 1);
    },
    slow(ms) {
      Atomics.store(shared, SHARED.flushMs, ms);
      Atomics.store(shared, SHARED.gate, 1);
    },
    release() {
      Atomics.store(shared, SHARED.gate, 0);
      Atomics.notify(shared, SHARED.gate);
    },
    async flushing() {
      const { async, value } = Atomics.waitAsync(shared, SHARED.atGate, 0);
      if (async) await value;
    },
    pass(ms) {
      Atomics.add(shared, SHARED.passedMs, ms);
    },
  };
}
