import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { CONTENT_DIR } from './server.ts';
import { writeSite } from './site.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its address without a slash at the end; undefined when it ended without being ready. */
  readonly url: string | undefined;
  /** What it wrote to standard error so far. */
  errors(): string;
  /** Resolves with exit code and signal. */
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
}

/** Starts a server in a process of its own and waits until it is ready or has ended. */
export async function spawnServer(
  env: Record<string, string>,
  { distDir = writeSite(), contentDir = CONTENT_DIR } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), distDir, contentDir], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CONTACT_RATE_PER_MINUTE: '0',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code, signal]): [number | null, NodeJS.Signals | null] => [
    code,
    signal,
  ]);
  const lines = createInterface(child.stdout);
  const ready = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const address = /^Ready on (http:\S+)\/$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);
  return { child, url, errors: () => errors, ended };
}
