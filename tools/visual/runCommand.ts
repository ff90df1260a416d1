import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { knownAnswers } from './answers.ts';
import type { Browsers } from './browser.ts';
import { CouldNotRun, messageOf } from './failure.ts';
import { findBase, isKept } from './git.ts';
import { mergeReports } from './merge.ts';
import { USAGE, readOptions } from './options.ts';
import { storyName } from './picture.ts';
import { PICTURES } from './pictureFiles.ts';
import { renderReport } from './report/render.ts';
import { compareWorkshops } from './run.ts';
import { headline, markdownSummary } from './summary.ts';

const SUCCESS = 0;
const CHANGES = 1;
const COULD_NOT_RUN = 2;

/** As `mkdir` with `recursive`, which never comes back where a folder that is there takes none, such as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  });
}

/** Lets git see nothing of a folder: what a run writes there would pass for a change of what is pictured. */
const hide = (folder: string): Promise<void> => writeFile(join(folder, '.gitignore'), '*\n');

async function run(browsers: Browsers): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return SUCCESS;
  }
  const root = process.cwd();
  const output = resolve(root, options.output);
  const cache = join(root, '.cache/visual');
  if (options.merge.some((folder) => resolve(root, folder) === output))
    throw new CouldNotRun(`--output ${options.output} has one of the parts: name another folder.`);
  // What has the name of a part of a report there, such as `pictures`, would be gone.
  if (root.startsWith(join(output, sep)) || (await isKept(root, output)))
    throw new CouldNotRun(`--output ${options.output} has files of the repository: name another folder.`);
  // Whoever opens the report of a run that could not run must not find that of an older one.
  try {
    for (const name of ['index.html', 'summary.json', 'summary.md', PICTURES])
      await rm(join(output, name), { force: true, recursive: true });
    // One that is there may have what git is to see.
    const isNew = !existsSync(output);
    await makeFolder(output);
    if (isNew) await hide(output);
  } catch (error) {
    throw new CouldNotRun(`The report cannot be put into ${options.output}: ${messageOf(error)}`, {
      cause: error,
    });
  }
  await makeFolder(cache);
  await hide(cache);
  // What cannot be used is said before the pictures are taken, and not minutes later in place of a report.
  if (options.merge.length === 0)
    await knownAnswers(cache, await findBase(root, options.base), options.browser, options.answers);
  const report =
    options.merge.length > 0
      ? await mergeReports(options.merge, output)
      : await compareWorkshops(root, options, cache, browsers);
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
 * Runs the command line to its end; its answer is the process's exit code.
 *
 * @param browsers how to start those that a project has beside Chromium, by the names that `--browser` takes
 */
export async function runCommand(browsers: Browsers = {}): Promise<void> {
  // Before the drivers hear of it: they close the browser, and whatever was under way there fails.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  try {
    process.exitCode = await run(browsers);
  } catch (error) {
    // Anything that nobody foresaw is shown whole, so that it can be mended.
    console.error(error instanceof CouldNotRun ? error.message : error);
    process.exitCode = COULD_NOT_RUN;
  }
}
