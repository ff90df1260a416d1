import { type ExecException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CouldNotRun } from './failure.ts';

/** How many lines of a failed command's output are shown: the last ones, where the reason usually is. */
const SHOWN_LINES = 30;

/** A git hook sets its repository and index in the environment, and git would use them for the base's checkout too. */
const NO_HOOK = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/**
 * Runs a program to its end, and returns its standard output.
 *
 * @param more variables for its environment
 * @throws CouldNotRun with the end of its output when it fails, or when there is no such program
 */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...NO_HOOK, CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...more };
  const running = promisify(execFile)(program, args, { cwd, env, maxBuffer: Number.POSITIVE_INFINITY });
  // Nobody is there to answer questions.
  running.child.stdin?.end();
  // Only Ctrl+C reaches all processes of a terminal: with any other signal a build would run on, unneeded.
  const stop = () => running.child.kill();
  process.once('exit', stop);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, signal, message, stdout = '', stderr = '' } = error as ExecException;
    if (typeof code === 'string')
      throw new CouldNotRun(`'${program}' cannot be started: ${message}`, { cause: error });
    const end = [stdout, stderr].join('').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    throw new CouldNotRun(`'${[program, ...args].join(' ')}' failed with ${code ?? signal}:\n${end}`);
  } finally {
    process.off('exit', stop);
  }
}
