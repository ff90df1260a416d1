import { setTimeout as wait } from 'node:timers/promises';
import { ContentError } from './catalog/index.ts';
import { createServer, type PlinthServer, type SiteServerOptions } from './createServer.ts';
import { ManifestError } from './manifest/index.ts';
import { DiskFileError } from './pages/body.ts';
import { type Settings, SettingsError } from './settings/index.ts';

/** How long, in milliseconds, pending requests may take after the signal to stop. */
const STOP_LIMIT_MS = 15_000;

/** How long, in milliseconds, `/readyz` says no before the server stops listening: a balancer asks every other second. */
const RETIRE_MS = 3_000;

/**
 * How long, in milliseconds, a repeated signal counts as the same one: npm forwards signals that its children also get from the
 * terminal.
 */
const SAME_SIGNAL_MS = 500;

/**
 * Ends the process at SIGTERM, SIGINT and SIGHUP: `/readyz` says no, accepted requests are finished, then it ends; a second
 * signal ends it at once. No balancer is in front of a server that is stopped by Ctrl+C (SIGINT) or with its terminal (SIGHUP),
 * so these do not wait for one.
 */
function stopOnSignals(server: PlinthServer): void {
  let stoppedAt: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.retire();
    const retired = signal === 'SIGTERM' ? wait(RETIRE_MS) : Promise.resolve();
    retired
      .then(() => server.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

/** The one line for a start that cannot succeed; undefined for a bug, whose stack trace is wanted. */
export function explainStart(error: unknown, settings: Settings): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const expected = [ContentError, DiskFileError, ManifestError, SettingsError];
  if (expected.some((type) => error instanceof type)) return error.message;
  const { code, syscall }: NodeJS.ErrnoException = error;
  // Errors of files may have the same codes.
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE') return `PORT ${settings.port} is in use by another program`;
  if (code === 'EACCES') return `PORT ${settings.port} may not be used by this user`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${settings.host} is not an address of this machine`;
  return `HOST cannot be used: ${error.message}`;
}

/**
 * Serves the built site until the process is told to stop. Prints `Ready on <address>` on standard output when it
 * answers; logs go to standard error. Where it cannot start it says why in one line and exits with 1.
 */
export async function startServer(settings: Settings, options: SiteServerOptions = {}): Promise<void> {
  // The log's reader may go away, and its disk may be full: visitors must not notice.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const server = await createServer(settings, options);
    stopOnSignals(server);
    process.stdout.write(`Ready on ${await server.listen()}\n`);
  } catch (error) {
    const line = explainStart(error, settings);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
