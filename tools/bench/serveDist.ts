import { spawn } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Running } from './nginx.ts';

/** A server of ours in a process of its own. */
export interface RunningServer extends Running {
  readonly pid: number;
}

/** What a measurement wants otherwise than visitors get it. */
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
  { contentDir, flushMs }: ServeOptions = {},
): Promise<RunningServer> {
  const dataDir = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-data-'));
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'serverProcess.ts'),
      `--dist=${distDir}`,
      ...(contentDir === undefined ? [] : [`--content=${contentDir}`]),
      ...(flushMs === undefined ? [] : [`--flush-ms=${flushMs}`]),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: dataDir.path, LOG_LEVEL: 'error', ...environment },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Ready on (\S+)\/$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`The server of ${distDir} ended.`)));
  });
  if (child.pid === undefined) throw new Error('The server did not start.');
  return {
    url,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill('SIGINT');
      await ended;
      dataDir.remove();
    },
  };
}
