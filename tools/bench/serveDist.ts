import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server of ours in a process of its own. */
export interface RunningServer extends AsyncDisposable {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
}

/** How a measurement differs from what visitors get. */
export interface ServeOptions {
  /** The folder of the content, in place of the brand's. */
  readonly contentDir?: string;
  /** How long each flush of the contact database takes, in milliseconds, in place of what the disk takes. */
  readonly flushMs?: number | undefined;
}

/**
 * Serves a built site by the real server, in a process of its own so that measuring does not slow it down.
 *
 * @param distDir the folder with `site/<variant>` and `build/<variant>.json`
 * @param environment settings such as `SITE_VARIANT`, `SITE_URL`, `PORT`
 */
export async function serveDist(
  distDir: string,
  environment: Readonly<Record<string, string>>,
  options: ServeOptions = {},
): Promise<RunningServer> {
  await using own = new AsyncDisposableStack();
  const { path } = own.use(mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-data-')));
  const script = join(import.meta.dirname, 'serverProcess.ts');
  const child = spawn(process.execPath, [script, JSON.stringify({ distDir, ...options })], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: path, LOG_LEVEL: 'error', ...environment },
  });
  const ended = once(child, 'close');
  own.defer(async () => {
    child.kill('SIGINT');
    await ended;
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const url = /^Ready on (\S+)\/$/.exec(String(line))?.[1];
  if (child.pid === undefined || url === undefined)
    throw new Error(`The server of ${distDir} did not start.`);
  return Object.assign(own.move(), { url, pid: child.pid });
}
