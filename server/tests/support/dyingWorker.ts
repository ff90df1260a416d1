import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteStorage } from '../../storage/sqlite/storage.ts';
import { serveStorage } from '../../storage/worker/serve.ts';
import type { GatedWorkerData } from './gatedStorage.ts';

/** Dies as long as the first place of the shared memory is 0, and does not begin as long as it is 2. */
if (parentPort === null) throw new Error('this module is the entry of a worker thread');
const { dataDir, shared }: GatedWorkerData = workerData;
Atomics.wait(shared, 0, 2);
if (shared[0] === 0) throw new Error('the thread cannot live');
serveStorage(createSqliteStorage(dataDir), parentPort);
