import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { knownAnswers } from './answers.ts';
import type { Browsers } from './browser.ts';
import { CouldNotRun, messageOf } from './failure.ts';
import { findBase, isKept } from './git.ts';
import { mergeReports } from './merge.ts';
import { type Options, USAGE, readOptions } from './options.ts';
import { storyName } from './picture.ts';
import { PICTURES } from './pictureFiles.ts';
import type { Report } from './report.ts';
import { renderReport } from './report/render.ts';
import { compareWorkshops } from './run.ts';
import { headline, markdownSummary } from './summary.ts';

const SUCCESS = 0;
const CHANGES = 1;
const COULD_NOT_RUN = 2;

/** Like `mkdir` with `recursive`, which never returns in an existing folder that takes no new ones, such as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  });
}

/** Hides a folder from git: what a run writes there would otherwise count as a change of the working tree. */
const hide = (folder: string): Promise<void> => writeFile(join(folder, '.gitignore'), '*\n');

/**
 * Makes the folder of the report ready, and returns it. An older run's report is removed: after a run that could not run, nobody
 * must find it.
 *
 * @throws CouldNotRun when the folder cannot be used, or has something that would be lost
 */
async function prepareOutput(root: string, { output: asked, merge }: Options): Promise<string> {
  const output = resolve(root, asked);
  if (merge.some((folder) => resolve(root, folder) === output))
    throw new CouldNotRun(`--output ${asked} has one of the parts: name another folder.`);
  // Files there with the names of a report's own, such as `pictures`, would be deleted.
  if (root.startsWith(join(output, sep)) || (await isKept(root, output)))
    throw new CouldNotRun(`--output ${asked} has files of the repository: name another folder.`);
  try {
    for (const name of ['index.html', 'summary.json', 'summary.md', PICTURES])
      await rm(join(output, name), { force: true, recursive: true });
    // An existing folder may have files that belong in git.
    const isNew = !existsSync(output);
    await makeFolder(output);
    if (isNew) await hide(output);
  } catch (error) {
    throw new CouldNotRun(`The report cannot be put into ${asked}: ${messageOf(error)}`, { cause: error });
  }
  return output;
}

async function run(browsers: Browsers): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return SUCCESS;
  }
  const root = process.cwd();
  const output = await prepareOutput(root, options);
  const cache = join(root, '.cache/visual');
  await makeFolder(cache);
  await hide(cache);
  const compareSides = async (): Promise<Report> => {
    // Unusable answers are reported before the pictures are taken, and not minutes later in place of a report.
    await knownAnswers(cache, await findBase(root, options.base), options.browser, options.answers);
    return compareWorkshops(root, options, cache, browsers);
  };
  const report = await (options.merge.length > 0 ? mergeReports(options.merge, output) : compareSides());
  const answers = await knownAnswers(cache, report.base, report.browserName, options.answers);
  await writeFile(join(output, 'index.html'), await renderReport(report, answers));
  await writeFile(join(output, 'summary.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(output, 'summary.md'), markdownSummary(report, answers));
  for (const { outcome, picture, words } of report.findings) {
    console.log(`  ${outcome}: ${storyName(picture)} (${picture.mode}): ${words}`);
  }
  console.log(
    `${headline(report)} ${(report.duration / 1000).toFixed(1)} s. Report: ${join(options.output, 'index.html')}`,
  );
  return report.findings.length === 0 ? SUCCESS : CHANGES;
}

/**
 * Runs the command line to its end; its result is the process's exit code.
 *
 * @param browsers how to start a project's browsers besides Chromium, by the names that `--browser` takes
 */
export async function runCommand(browsers: Browsers = {}): Promise<void> {
  // Registered before the drivers' handlers: they close the browser, and whatever is under way there fails.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  try {
    process.exitCode = await run(browsers);
  } catch (error) {
    // An unforeseen error is shown with its stack, so that it can be fixed.
    console.error(error instanceof CouldNotRun ? error.message : error);
    process.exitCode = COULD_NOT_RUN;
  }
}
