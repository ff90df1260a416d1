import { styleText } from 'node:util';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { choose, orRefuse, parseArgs, refuse } from './args.ts';
import { findBrowser } from './browser.ts';
import { leftOutLine } from '../e2e/engines/drivers/find.ts';
import { changedFiles, isCiOfMain, whyUnreached } from './test/changed.ts';
import { runStep, type Step, type StepResult } from './test/runStep.ts';
import { stepsOf } from './test/steps.ts';

/**
 * `npm test [-- NAME …] [-- --all] [-- --changed]`: everything that must hold before a merge; with `--all` also what else CI
 * and `.ci/run` check; with names only those steps; with `--changed` only the steps that the changes since main can reach. Stops
 * at the first failure, says which step it was, and shows its output.
 */
const steps = stepsOf(root);
const { values, positionals: asked } = orRefuse(() =>
  parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, all: { type: 'boolean' } },
  }),
);
const knownNames = steps.map(({ name }) => name);
const names = orRefuse(() => choose('A step', asked, knownNames));
const chosen = steps.filter(({ name, isBesides }) =>
  asked.length > 0 ? names.includes(name) : values.all === true || isBesides !== true,
);

/** How often a long step says that it is still at work, in milliseconds. */
const HEARTBEAT_MS = 15_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const clock = (seconds: number) => `${seconds.toFixed(1)} s`;

/** Runs a step, and shows now and then how far it is, by the last line of its output. */
async function runWithHeartbeat(step: Step): Promise<StepResult> {
  const begin = performance.now();
  let lastLine = '';
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    say(styleText('dim', `    ${step.name}: ${seconds} s … ${lastLine.slice(0, 90)}`));
  }, HEARTBEAT_MS);
  const result = await runStep(step, root, (text) => {
    lastLine = text.trimEnd().split('\n').at(-1)?.trim() ?? lastLine;
  });
  clearInterval(timer);
  return result;
}

/** Runs a step, or waits for it if it was started early, and reports its result. */
async function runAndTell(step: Step, begun: Promise<StepResult> | undefined): Promise<StepResult> {
  const result = await (begun ?? runWithHeartbeat(step));
  if (result.passed) {
    const count = step.passed === undefined ? '' : `, ${result.count} tests`;
    say(styleText('green', `    ✓ ${step.name} in ${clock(result.seconds)}${count}`));
  } else {
    say(result.output);
    const because = result.reason === undefined ? '' : ` ${result.reason}`;
    say(styleText('red', `✗ ${step.name} failed after ${clock(result.seconds)}.${because}`));
    say(`  Again: npm test -- ${step.name}`);
  }
  return result;
}

const begin = performance.now();
// Installs a browser where there is none, before any step needs it.
orRefuse(findBrowser);
const changed =
  values.changed === true && !isCiOfMain(process.env) ? await changedFiles(root).catch(refuse) : undefined;
const whyLeftOut = (step: Step) => (changed && whyUnreached(step.name, changed)) ?? step.whyNot?.();
const begun = new Map(
  chosen
    .filter((step) => step.isEarly === true && whyLeftOut(step) === undefined)
    .map((step) => [step, runWithHeartbeat(step)]),
);
let passed = 0;
let failed = 0;
for (const [index, step] of chosen.entries()) {
  const place = `[${index + 1}/${chosen.length}] ${step.name}:`;
  const reason = whyLeftOut(step);
  if (reason !== undefined) {
    say(`${place} left out, ${reason}`);
    continue;
  }
  say(`${place} ${step.about}`);
  const result = await runAndTell(step, begun.get(step));
  if (!result.passed) {
    failed = 1;
    break;
  }
  passed += result.count;
}
const others = steps.filter((step) => !chosen.includes(step) && asked.length === 0);
for (const { name, about } of others) say(`Not in here: npm test -- ${name}, ${about}.`);
const leftOut = leftOutLine();
if (leftOut !== undefined) say(leftOut);
// Read by .ci/run.
say(`Summary: ${passed} passed, ${failed} failed, in ${clock((performance.now() - begin) / 1000)}`);
process.exitCode = failed;
