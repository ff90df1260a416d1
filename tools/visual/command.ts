import { spawn } from 'node:child_process';
import { CouldNotRun } from './failure.ts';

/** How much of a failed command's output is shown: the end, where the reason usually stands. */
const SHOWN_LINES = 30;

/**
 * Runs a program to its end.
 *
 * @param env more for its environment
 * @returns its standard output
 * @throws CouldNotRun with the end of its output when it fails, or when there is no such program
 */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
  });
  const output: Buffer[] = [];
  const everything: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk);
    everything.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => everything.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) =>
      reject(new CouldNotRun(`'${program}' cannot be started: ${error.message}`, { cause: error })),
    );
    child.on('close', resolve);
  });
  if (code === 0) return Buffer.concat(output).toString();
  const end = Buffer.concat(everything).toString().trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new CouldNotRun(`'${[program, ...args].join(' ')}' failed with ${code}:\n${end}`);
}
