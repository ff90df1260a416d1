import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';

/** Globals that browsers and Node have, but not the simulated window; a test in a VM context sees only the latter's. */
Object.assign(globalThis, { BroadcastChannel, CompressionStream, DecompressionStream });
