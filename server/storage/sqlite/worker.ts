import { parentPort, workerData } from 'node:worker_threads';
import { serveStorage } from '../worker/serve.ts';
import { createSqliteStorage } from './storage.ts';

/** The thread in which the database lives; it is given the folder, `DATA_DIR`. */
if (parentPort === null) throw new Error('this module is the entry of a worker thread');
serveStorage(createSqliteStorage(String(workerData)), parentPort);
