import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type Reach, canBeSeen, reachOf } from './affected.ts';
import { builtSides } from './built.ts';
import { type Album, type Base, forgetOld, openAlbum } from './cache.ts';
import { type Shot, launchBrowser } from './camera.ts';
import { readCatalogue } from './catalogue.ts';
import { changedFiles, findBase } from './git.ts';
import type { Options } from './options.ts';
import type { Picture } from './picture.ts';
import { type Plan, makePlan } from './plan.ts';
import type { Report } from './report.ts';
import { captureSettings } from './settings.ts';
import { takePictures } from './studio.ts';
import { count } from './summary.ts';
import { tellUnstable } from './unstable.ts';
import { type Finding, judge } from './verdict.ts';
import { clearLeftovers, newWorkFolder } from './workspace.ts';

/** Tells the person at the terminal what is going on. */
export type Tell = (line: string) => void;

/** Takes those pictures of the base that are not kept yet. */
async function fillAlbum(browser: Browser, base: Base, album: Album, plan: Plan, tell: Tell): Promise<void> {
  const missing: Picture[] = [];
  for (const picture of plan.base) if ((await album.read(picture)) === undefined) missing.push(picture);
  if (missing.length === 0) return;
  tell(`Taking ${count(missing.length, 'picture')} of the base.`);
  const failed: Picture[] = [];
  const keep = async (picture: Picture, shot: Shot) => {
    if (shot.kind === 'taken') await album.write(picture, shot.png);
    else failed.push(picture);
  };
  await takePictures(browser, base.folder, missing, 'forward', keep);
  // A story that fails at the base by itself has no picture to compare with; mended, it counts as added.
  await takePictures(browser, base.folder, failed.splice(0), 'alone', keep);
}

async function compareAll(
  browser: Browser,
  folders: { readonly before: string; readonly after: string },
  album: Album,
  plan: Plan,
): Promise<Finding[]> {
  const { shared, added, removed } = plan;
  const findings: Finding[] = [];
  const isAdded = new Set(added.map(({ id }) => id));
  // Backward, while the base's were taken forward: what one story leaves behind for the next then shows.
  await takePictures(browser, folders.after, [...shared, ...added], 'backward', async (picture, shot) => {
    const before = isAdded.has(picture.id) ? undefined : await album.read(picture);
    const finding = await judge(picture, before, shot);
    if (finding !== undefined) findings.push(finding);
  });
  const told = await tellUnstable(browser, folders, findings, plan.base);
  await takePictures(browser, folders.before, removed, 'forward', async (picture, shot) => {
    told.push({
      outcome: 'removed',
      picture,
      words: 'gone',
      before: shot.kind === 'taken' ? shot.png : undefined,
    });
  });
  return told.toSorted((a, b) => a.picture.id.localeCompare(b.picture.id));
}

const scopeOf = (reach: Reach, isAll: boolean): string => {
  if (isAll) return 'every story, as asked for';
  if (reach.kind === 'files') return 'the stories that the changes can reach';
  return `every story, because ${reach.because} has changed`;
};

/**
 * Compares the pictures of the base with those of the working tree.
 *
 * @param root the repository
 * @param cache where pictures of the base are kept
 * @throws CouldNotRun with the reason in plain words
 */
export async function compareWorkshops(
  root: string,
  options: Options,
  tell: Tell,
  cache = join(root, '.cache/visual'),
): Promise<Report> {
  const start = performance.now();
  const commit = await findBase(root, options.base);
  const changed = await changedFiles(root, commit);
  const { reachOfFile = () => undefined } = await readCatalogue(root);
  const nothing = {
    base: commit,
    findings: [],
    taken: 0,
    untouched: 0,
    leftOut: [],
    shooting: 0,
    browser: 'not needed',
  };
  if (!options.all && !changed.some((path) => canBeSeen(path, reachOfFile))) {
    return {
      ...nothing,
      scope: 'nothing that a story shows has changed',
      duration: performance.now() - start,
    };
  }
  await clearLeftovers(root, cache);
  const browser = await launchBrowser();
  const work = await newWorkFolder(cache);
  try {
    const { before: base, after: built } = await builtSides(root, commit, browser, { cache, work }, tell);
    const reach: Reach = options.all
      ? { kind: 'all', because: '--all' }
      : reachOf(changed, base.graph, built.graph, reachOfFile);
    const plan = makePlan(base.list, built.list, reach, options.stories);
    const album = await openAlbum(cache, `${commit}-${captureSettings(browser.version())}`, work);
    await fillAlbum(browser, base, album, plan, tell);
    const taken = plan.shared.length + plan.added.length;
    tell(`Taking ${count(taken, 'picture')} of the working tree; ${plan.untouched} cannot have changed.`);
    const shutter = performance.now();
    const findings = await compareAll(browser, { before: base.folder, after: built.folder }, album, plan);
    const shooting = performance.now() - shutter;
    await forgetOld(cache);
    return {
      base: commit,
      findings,
      taken,
      shooting,
      untouched: plan.untouched,
      leftOut: built.list.leftOut,
      scope: scopeOf(reach, options.all),
      browser: browser.version(),
      duration: performance.now() - start,
    };
  } finally {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  }
}
