import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';

/** What browsers have and Node too, but not the simulated window, which is all that a test in a context of its own sees. */
Object.assign(globalThis, { BroadcastChannel, CompressionStream, DecompressionStream });
