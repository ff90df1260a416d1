import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One part of `npm test`. */
export interface Step {
  /** Its name in `npm test -- NAME`. */
  readonly name: string;
  /** What it proves, in a few words. */
  readonly about: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Why it has nothing to do this time, such as a build that is fresh. */
  readonly whyNot?: () => string | undefined;
  /** Uses one core and no browser, so it starts together with the first step, beside those before it. */
  readonly isEarly?: true;
  /** Runs only when it is named, or with `--all`. */
  readonly isBesides?: true;
  /** Finds in the output how many tests passed; a step without it counts as one. */
  readonly passed?: RegExp;
  /** Minutes after which the step is ended and has failed. */
  readonly limit: number;
}

/** The result of a step. */
export interface StepResult {
  readonly passed: boolean;
  readonly count: number;
  readonly seconds: number;
  /** Everything it wrote. */
  readonly output: string;
  /** Why it failed, where the output does not say so. */
  readonly reason?: string;
}

/** Settings of the site that the caller may have set; what is tested must not depend on them. */
const SITE_SETTINGS =
  /^(?:PORT|HOST|SITE_|BASE_PATH$|PLAIN_HOST$|DATA_DIR$|DATABASE_URL$|API_ORIGIN$|CONTACT_|TRUSTED_PROXIES$|SMTP_URL$|LOG_LEVEL$)/;

function environment(root: string, extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !SITE_SETTINGS.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
    // Steps start hundreds of Node processes with the same packages: these are compiled once, in a cache shared with other tools.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache'),
    // Counts are read from the output.
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...extra,
  };
}

/** The number of tests in a step's output, which may have colours all the same; 0 when it cannot be found. */
function countPassed(output: string, passed: RegExp): number {
  const matches = [...stripVTControlCharacters(output).matchAll(new RegExp(passed, 'gm'))];
  return Number(matches.at(-1)?.[1] ?? 0);
}

/**
 * Runs a step as a process group of its own, so that nothing it started outlives it.
 *
 * A step that succeeds without a passed test in its output has failed: it tested nothing.
 *
 * @param onOutput is called with every piece of output as it comes
 */
export async function runStep(
  step: Step,
  root: string,
  onOutput: (text: string) => void,
): Promise<StepResult> {
  const [command, ...args] = step.command;
  const begin = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: environment(root, step.env ?? {}),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing of the group is left.
    }
  };
  const interrupt = () => {
    endGroup();
    // When a step beside it has ended its own, too.
    setImmediate(() => process.exit(130));
  };
  let reason: string | undefined;
  const timer = setTimeout(() => {
    reason = `It was not finished after ${step.limit} minutes.`;
    endGroup();
  }, step.limit * 60_000);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const code = await once(child, 'close').then(
    ([exitCode]: readonly (number | null)[]) => exitCode,
    (error: unknown) => {
      reason = String(error);
    },
  );
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  clearTimeout(timer);
  endGroup();
  const count = step.passed === undefined ? 1 : countPassed(output, step.passed);
  if (code === 0 && count === 0) reason = 'It ran no test.';
  const seconds = (performance.now() - begin) / 1000;
  return {
    passed: code === 0 && reason === undefined,
    count,
    seconds,
    output,
    ...(reason !== undefined && { reason }),
  };
}
