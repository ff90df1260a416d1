import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';

/** A browser that Lighthouse drives. */
export interface Chrome {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a headless browser with a fresh profile and waits until it can be driven. */
export async function startChrome(): Promise<Chrome> {
  const profile = mkdtempSync(join(tmpdir(), 'plinth-chrome-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(findBrowser(), [...BROWSER_ARGS, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('close', () => reject(new Error('The browser ended.')));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
