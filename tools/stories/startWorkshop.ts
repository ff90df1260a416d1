import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import getPort from 'get-port';

/** A workshop that takes longer than this, in milliseconds, has failed to start. */
const GIVE_UP_MS = 120_000;

/** A development server of the workshop, which ends when it is disposed of. */
export interface RunningWorkshop extends AsyncDisposable {
  /** Such as `http://localhost:41234/`. */
  readonly url: string;
}

/**
 * Starts the development server of the workshop on a free port, and waits until it serves stories.
 *
 * @param folder the repository, or a copy of it whose files may change
 * @param env more variables for the server's environment
 * @throws Error when it ends or does not start in time
 */
export async function startWorkshop(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningWorkshop> {
  const port = await getPort();
  const url = `http://localhost:${port}/`;
  const server = spawn(
    join(root, 'node_modules/.bin/storybook'),
    ['dev', '--port', String(port), '--ci', '--quiet', '--disable-telemetry'],
    { cwd: folder, stdio: ['ignore', 'ignore', 2], env: { ...process.env, ...env } },
  );
  const ended = once(server, 'close');
  await using own = new AsyncDisposableStack();
  own.defer(async () => {
    server.kill();
    await ended;
  });
  const begin = performance.now();
  while (!(await fetch(`${url}iframe.html`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || performance.now() - begin > GIVE_UP_MS)
      throw new Error('The workshop did not start.');
    await wait(50);
  }
  return Object.assign(own.move(), { url });
}
