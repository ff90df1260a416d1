import { type ExecException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CouldNotRun } from './failure.ts';

/** How much of a failed command's output is shown: the end, where the reason usually stands. */
const SHOWN_LINES = 30;

/** A hook of git names its repository and index to what it runs, which would take them for those of the base's checkout too. */
const NO_HOOK = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/**
 * Runs a program to its end, and gives its standard output.
 *
 * @param more for its environment
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
  // Nobody is there to be asked.
  running.child.stdin?.end();
  // Only Ctrl+C reaches all that runs in a terminal: at any other end a build would go on, for nobody.
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
