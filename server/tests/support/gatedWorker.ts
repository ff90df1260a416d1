import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteStorage } from '../../storage/sqlite/storage.ts';
import { serveStorage } from '../../storage/worker/serve.ts';
import { type GatedWorkerData, SHARED } from './gatedStorage.ts';

if (parentPort === null) throw new Error('this module is the entry of a worker thread');
const { dataDir, shared }: GatedWorkerData = workerData;
const storage = createSqliteStorage(dataDir, {
  now: () => Date.now() + Atomics.load(shared, SHARED.passedMs),
  onCommit() {
    Atomics.store(shared, SHARED.atGate, 1);
    Atomics.notify(shared, SHARED.atGate);
    Atomics.wait(shared, SHARED.gate, 1, Atomics.load(shared, SHARED.flushMs) || Infinity);
  },
});
serveStorage(storage, parentPort);
