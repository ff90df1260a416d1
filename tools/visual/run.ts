import { resolve } from 'node:path';
import type { Browsers, PictureBrowser } from './browser.ts';
import { type Reach, canBeSeen, reachOf, scopeOf } from './affected.ts';
import { buildSides } from './buildSides.ts';
import { type Album, forgetOld, openAlbum } from './cache.ts';
import { readCatalogue } from './catalogue.ts';
import { startChromium } from './chromium.ts';
import { CouldNotRun, messageOf } from './failure.ts';
import { changedFiles, findBase } from './git.ts';
import type { Options } from './options.ts';
import { type Plan, makePlan } from './plan.ts';
import type { Report } from './report.ts';
import { captureSettings } from './settings.ts';
import { copyPictures, openPictureFiles, type PictureFiles } from './pictureFiles.ts';
import { type Studio, openStudio } from './studio.ts';
import { count } from './markdown.ts';
import { type Studios, tellUnstable } from './unstable.ts';
import { type Finding, judge } from './finding.ts';
import { openWorkspace, ownFolder } from './workspace.ts';

/** Takes the pictures of the base that are not cached yet. */
async function fillAlbum(before: Studio, album: Album, plan: Plan): Promise<void> {
  const missing = plan.base.filter((picture) => !album.has(picture));
  if (missing.length === 0) return;
  console.log(`Taking ${count(missing.length, 'picture')} of the base.`);
  await before.takeAll(missing, 'forward', async (picture, shot) => {
    // A story that fails at the base even alone has no picture to compare with; once fixed, it counts as added.
    const own = shot.kind === 'taken' ? shot : await before.takeAlone(picture);
    if (own.kind === 'taken') await album.write(picture, own.png);
  });
}

async function compareAll(
  studios: Studios,
  album: Album,
  plan: Plan,
  pictureFiles: PictureFiles,
): Promise<Finding[]> {
  const { before, after } = studios;
  const findings: Finding[] = [];
  // Backward, while the base's were taken forward: so it shows when a story leaves something behind for the next.
  await after.takeAll(plan.pictures, 'backward', async (picture, shot) => {
    const finding = await judge(picture, await album.read(picture), shot, pictureFiles);
    if (finding !== undefined) findings.push(finding);
  });
  const told = await tellUnstable(studios, findings, plan.base, pictureFiles);
  await before.takeAll(plan.removed, 'forward', async (picture, shot) => {
    const png = shot.kind === 'taken' ? await pictureFiles.put(`${picture.id}.before`, shot.png) : undefined;
    told.push({ outcome: 'removed', picture, words: 'gone', before: png });
  });
  return told.toSorted((a, b) => a.picture.id.localeCompare(b.picture.id));
}

/** The function that starts the named browser: a wrong name is reported at once, even where no picture would be taken. */
function browserStart(browsers: Browsers, name: string): () => Promise<PictureBrowser> {
  const known: Browsers = { chromium: () => startChromium(), ...browsers };
  const start = known[name];
  if (start === undefined)
    throw new CouldNotRun(`--browser takes one of ${Object.keys(known).join(', ')}, not '${name}'.`);
  return () =>
    start().catch((error: unknown) => {
      throw new CouldNotRun(`The browser does not start: ${messageOf(error)}`, { cause: error });
    });
}

/**
 * Compares the pictures of the base with those of the working tree, puts those of the findings into `options.output`, and
 * reports its progress on the terminal.
 *
 * @param cache where pictures of the base are kept
 * @param browsers the project's browsers, besides Chromium
 * @throws CouldNotRun with the reason in plain words
 */
export async function compareWorkshops(
  root: string,
  options: Options,
  cache: string,
  browsers: Browsers,
): Promise<Report> {
  const start = performance.now();
  const startBrowser = browserStart(browsers, options.browser);
  const commit = await findBase(root, options.base);
  const changed = await changedFiles(root, commit);
  const { reachOfFile = () => undefined } = await readCatalogue(root);
  const nothing = {
    base: commit,
    head: await findBase(root, 'HEAD'),
    shard: options.shard,
    findings: [],
    taken: 0,
    untouched: 0,
    leftOut: [],
    shooting: 0,
    browser: 'not needed',
    browserName: options.browser,
  };
  if (!options.all && !changed.some((path) => canBeSeen(path, reachOfFile))) {
    const scope = 'nothing that a story shows has changed';
    return { ...nothing, scope, duration: performance.now() - start };
  }
  await using work = await ownFolder(await openWorkspace(cache));
  // In this run's own folder until it is complete: two runs may have the same output folder.
  const pictureFiles = await openPictureFiles(work.path);
  const browser = await startBrowser();
  try {
    const sides = await buildSides({ root, commit, browser, cache, work: work.path });
    const reach: Reach = options.all
      ? { kind: 'all', because: '--all' }
      : reachOf(changed, sides.before.graph, sides.after.graph, reachOfFile);
    const plan = makePlan(sides.before.list, sides.after.list, reach, options);
    const album = await openAlbum(cache, `${commit}-${captureSettings(browser.name)}`, work.path);
    await using before = await openStudio(browser, sides.before.folder);
    await using after = await openStudio(browser, sides.after.folder);
    await fillAlbum(before, album, plan);
    const taken = plan.pictures.length;
    console.log(
      `Taking ${count(taken, 'picture')} of the working tree; ${plan.untouched} cannot have changed.`,
    );
    const shutter = performance.now();
    const findings = await compareAll({ before, after }, album, plan, pictureFiles);
    const shooting = performance.now() - shutter;
    await forgetOld(cache);
    await copyPictures(work.path, resolve(root, options.output));
    return {
      ...nothing,
      findings,
      taken,
      shooting,
      untouched: plan.untouched,
      leftOut: plan.leftOut,
      scope: scopeOf(reach, options),
      browser: browser.name,
      duration: performance.now() - start,
    };
  } finally {
    await browser.close();
  }
}
