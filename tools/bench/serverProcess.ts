import { parseArgs } from 'node:util';
import { startServer } from '@plinth/server';
import { readSettingsOrExit } from '@plinth/server/settings';
import { gatedStorage } from '@plinth/server/testing/gated-storage';

/** The server in a process of its own for the measurements. */
const { values } = parseArgs({
  options: {
    /** The folder of the built site. */
    dist: { type: 'string', default: '' },
    content: { type: 'string' },
    /** How long each flush of the contact database takes, in milliseconds. */
    'flush-ms': { type: 'string' },
  },
});
const settings = readSettingsOrExit();
const { dist, content, 'flush-ms': flushMs } = values;

function slowStorage(milliseconds: number) {
  const gated = gatedStorage(settings.dataDir);
  gated.slow(milliseconds);
  // With its usual deadlines.
  return gated.open({ submitWaitMs: undefined, checkWaitMs: undefined });
}

await startServer(settings, {
  distDir: dist,
  ...(content !== undefined && { contentDir: content }),
  ...(flushMs !== undefined && { storage: slowStorage(Number(flushMs)) }),
});
