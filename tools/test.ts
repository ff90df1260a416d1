import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { findBrowser } from './browser.ts';
import { leftOutLine } from '../e2e/engines/drivers/find.ts';
import { changedFiles, isCiOfMain, whyUnreached } from './test/changed.ts';
import { runStep, type Step } from './test/runStep.ts';
import { stepsOf } from './test/steps.ts';

/**
 * `npm test [-- NAME …] [-- --all] [-- --changed] [-- --verbose]`: what must hold before a merge, with `--all` also what CI and
 * `.ci/run` look at besides, or only the steps named, or only those that what has changed since main can reach. Stops at the
 * first failure, says which step it was, and shows what that step wrote.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const steps = stepsOf(root);
const args = process.argv.slice(2);
const isVerbose = args.includes('--verbose');
const isChangedOnly = args.includes('--changed') && !isCiOfMain(process.env);
const isAll = args.includes('--all');
const names = args.filter((arg) => !['--verbose', '--changed', '--all'].includes(arg));

/** How often a long step says that it is still at work, in milliseconds. */
const HEARTBEAT_MS = 15_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const clock = (seconds: number) => `${seconds.toFixed(1)} s`;

/** Says now and then how far a step is, by the last line that it wrote. */
function startHeartbeat(step: Step): { readonly take: (text: string) => void; readonly stop: () => void } {
  const begin = performance.now();
  let lastLine = '';
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    say(styleText('dim', `    ${step.name}: ${seconds} s … ${lastLine.slice(0, 90)}`));
  }, HEARTBEAT_MS);
  return {
    take: (text) => {
      if (isVerbose) process.stdout.write(text);
      lastLine = text.trimEnd().split('\n').at(-1)?.trim() ?? lastLine;
    },
    stop: () => clearInterval(timer),
  };
}

interface Total {
  /** Tests that passed; a step that has none counts as one. */
  readonly passed: number;
  /** The step that failed, if one did. */
  readonly failed?: Step;
}

async function runAll(chosen: readonly Step[]): Promise<Total> {
  let passed = 0;
  const changed = isChangedOnly ? changedFiles(root) : undefined;
  for (const [index, step] of chosen.entries()) {
    const place = `[${index + 1}/${chosen.length}]`;
    const reason = (changed && whyUnreached(step.name, changed)) ?? step.whyNot?.();
    if (reason !== undefined) {
      say(`${place} ${step.name}: left out, ${reason}`);
      continue;
    }
    say(`${place} ${step.name}: ${step.about}`);
    const heartbeat = startHeartbeat(step);
    const result = await runStep(step, { root, onOutput: heartbeat.take });
    heartbeat.stop();
    if (!result.passed) {
      if (!isVerbose) say(result.output);
      const because = result.reason === undefined ? '' : ` ${result.reason}`;
      say(styleText('red', `✗ ${step.name} failed after ${clock(result.seconds)}.${because}`));
      say(`  Again: npm test -- ${step.name}`);
      return { passed, failed: step };
    }
    const count = step.passed === undefined ? '' : `, ${result.count} tests`;
    say(styleText('green', `    ✓ ${step.name} in ${clock(result.seconds)}${count}`));
    passed += result.count;
  }
  return { passed };
}

async function main(): Promise<number> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(`There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const begin = performance.now();
  const chosen = steps.filter(({ name, isBesides }) =>
    names.length > 0 ? names.includes(name) : isAll || isBesides !== true,
  );
  // Gets one where there is none, before any step needs it.
  findBrowser();
  const total = await runAll(chosen);
  const seconds = (performance.now() - begin) / 1000;
  const others = steps.filter((step) => !chosen.includes(step) && names.length === 0);
  for (const { name, about } of others) say(`Not in here: npm test -- ${name}, ${about}.`);
  const leftOut = leftOutLine();
  if (leftOut !== undefined) say(leftOut);
  // Read by .ci/run.
  say(`Summary: ${total.passed} passed, ${total.failed === undefined ? 0 : 1} failed, in ${clock(seconds)}`);
  return total.failed === undefined ? 0 : 1;
}

process.exitCode = await main();
