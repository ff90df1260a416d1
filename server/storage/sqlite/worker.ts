import { parentPort, workerData } from 'node:worker_threads';
import { NEW_DATABASE } from '../worker/protocol.ts';
import { serveStorage } from '../worker/serve.ts';
import { createSqliteStorage } from './storage.ts';

/** The thread of the database; its data is the folder, `DATA_DIR`. */
const port = parentPort;
if (port === null) throw new Error('this module is the entry of a worker thread');
serveStorage(createSqliteStorage(String(workerData), { onNew: () => port.postMessage(NEW_DATABASE) }), port);
