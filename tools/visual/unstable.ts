import type { Shot } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { PictureFiles } from './pictureFiles.ts';
import type { Order, Studio } from './studio.ts';
import { type Finding, judge } from './finding.ts';

/** The studios of the base and of the working tree. */
export interface Studios {
  readonly before: Studio;
  readonly after: Studio;
}

/** One side of the comparison, whose pictures are taken again. */
interface Side {
  readonly name: 'working tree' | 'base';
  readonly studio: Studio;
  /** The opposite of the order in which its pictures were taken first. */
  readonly order: Order;
}

const isSame = async (first: Buffer | undefined, shot: Shot): Promise<boolean> =>
  first !== undefined && shot.kind === 'taken' && (await compare(first, shot.png)).kind === 'same';

/** The second attempt at a finding's picture. */
interface Retake {
  /** As the list of its side has it. */
  readonly picture: Picture;
  readonly shot: Shot;
}

/**
 * Finds out, by pictures of the story alone, why its two pictures differ.
 *
 * @param first undefined where the first attempt gave no picture
 * @returns the cause in words, and the picture that shows how the first one differs from what it could have been
 */
async function explain(
  { name, studio }: Side,
  finding: Finding,
  first: Buffer | undefined,
  { picture, shot: second }: Retake,
): Promise<{ readonly cause: string; readonly other: Shot }> {
  const alone = await studio.takeAlone(picture);
  const isStillAlone = alone.kind === 'taken' && (await isSame(alone.png, await studio.takeAlone(picture)));
  if (!isStillAlone) return { cause: 'two pictures of the same code differ', other: second };
  const causeBy = (neighbour = 'other stories') =>
    `looks different after ${neighbour} than in a document of its own`;
  if (await isSame(first, alone)) return { cause: causeBy(second.shownAfter), other: second };
  // The base's picture may come from another run.
  return { cause: causeBy(name === 'base' ? undefined : finding.shownAfter), other: alone };
}

/** If a finding's picture was different the second time, reports how it differs from itself. */
async function tellOne(
  side: Side,
  finding: Finding,
  retake: Retake,
  pictureFiles: PictureFiles,
): Promise<Finding | undefined> {
  const kept = side.name === 'base' ? finding.before : finding.after;
  const first = kept && (await pictureFiles.read(kept));
  const { shot } = retake;
  const isAsBefore = shot.kind === 'failed' ? finding.outcome === 'failed' : await isSame(first, shot);
  if (isAsBefore) return undefined;
  const { cause, other } = await explain(side, finding, first, retake);
  const { picture } = finding;
  const found = await judge(picture, first, other, pictureFiles);
  // Where the first attempt gave no picture, there is no difference to report, only the reason.
  const words = found !== undefined && first !== undefined ? found.words : finding.words;
  return { ...found, picture, outcome: 'unstable', words: `${side.name}: ${cause} (${words})` };
}

/** Takes pictures of one side again; the findings of stories that differ from themselves then say so. */
async function lookAgain(
  side: Side,
  pictures: readonly Picture[],
  findings: readonly Finding[],
  pictureFiles: PictureFiles,
): Promise<Finding[]> {
  const byId = new Map(findings.map((finding) => [finding.picture.id, finding]));
  await side.studio.takeAll(pictures, side.order, async (picture, shot) => {
    const finding = byId.get(picture.id);
    const unstable = finding && (await tellOne(side, finding, { picture, shot }, pictureFiles));
    if (unstable !== undefined) byId.set(picture.id, unstable);
  });
  return [...byId.values()];
}

/**
 * Takes every differing picture once more, on both sides and with other stories before it. A story that differs from itself
 * is reported as unstable; the fault is its own or its neighbour's. Nothing is ever dropped because a second attempt looked
 * better.
 *
 * @param base the base's list of the pictures of both sides; a mode may have another size there
 */
export async function tellUnstable(
  { before, after }: Studios,
  findings: readonly Finding[],
  base: readonly Picture[],
  pictureFiles: PictureFiles,
): Promise<Finding[]> {
  const tree: Side = { name: 'working tree', studio: after, order: 'forward' };
  const pictures = findings.map(({ picture }) => picture);
  const told = await lookAgain(tree, pictures, findings, pictureFiles);
  // For the others the base has no picture, or they are known to be unstable by now.
  const changed = told.filter(({ outcome }) => outcome === 'changed').map(({ picture }) => picture.id);
  const both = base.filter(({ id }) => changed.includes(id));
  return lookAgain({ name: 'base', studio: before, order: 'backward' }, both, told, pictureFiles);
}
