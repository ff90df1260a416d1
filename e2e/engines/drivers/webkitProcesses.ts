import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { PATIENCE_MS } from './driver.ts';

/** Processes that live and end together. */
export interface Processes {
  start(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  stop(): Promise<void>;
}

/** Ends a process with its whole group: the driver has started a window, which has started processes of its own. */
const kill = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, 'SIGKILL');

/** Groups of their own do not get the signal that ends this process. */
const started: ChildProcess[] = [];
process.once('exit', () => started.forEach(kill));

/** An empty group. */
export function createProcesses(): Processes {
  const running: ChildProcess[] = [];
  return {
    start(command, args, env = {}) {
      const child = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        detached: true,
      });
      running.push(child);
      started.push(child);
      return child;
    },
    async stop() {
      for (const child of running.toReversed()) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        if (kill(child)) await ended;
      }
    },
  };
}

/** The height of the virtual display, and so of the tallest picture, in CSS pixels: enough for the longest page. */
export const TALLEST = 12_000;

/** Starts a virtual display as wide as a desktop and as tall as {@link TALLEST}; resolves to its name, such as `:1`. */
export function startDisplay(processes: Processes): Promise<string> {
  const screen = processes.start(
    'Xvfb',
    `-displayfd 3 -screen 0 1600x${TALLEST}x24 -nolisten tcp -noreset`.split(' '),
  );
  return new Promise((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
    (screen.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
}

/** Waits until a WebDriver says that it is ready. */
export async function untilDriverAnswers(address: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
