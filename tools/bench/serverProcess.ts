import { startServer } from '@plinth/server';
import { readSettingsOrExit } from '@plinth/server/settings';
import { gatedStorage } from '@plinth/server/testing/gated-storage';
import type { ServeOptions } from './serveDist.ts';

/** The server in a process of its own for the measurements, with options as JSON. */
const [words = ''] = process.argv.slice(2);
const { flushMs, ...options } = JSON.parse(words) as ServeOptions & { readonly distDir: string };
const settings = readSettingsOrExit();

function slowStorage(milliseconds: number) {
  const gated = gatedStorage(settings.dataDir);
  gated.slow(milliseconds);
  // With the usual deadlines.
  return gated.open({ submitWaitMs: undefined, checkWaitMs: undefined });
}

await startServer(settings, {
  ...options,
  ...(flushMs !== undefined && { storage: slowStorage(flushMs) }),
});
