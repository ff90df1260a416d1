import type { Shot } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { PictureFiles } from './pictureFiles.ts';
import type { Order, Studio } from './studio.ts';
import { type Finding, judge } from './finding.ts';

/** One side of the comparison, whose pictures are taken again. */
interface Side {
  readonly name: 'working tree' | 'base';
  readonly studio: Studio;
  /** The opposite of the order in which its pictures were taken first. */
  readonly order: Order;
}

const isSame = async (first: Buffer | undefined, shot: Shot): Promise<boolean> =>
  first !== undefined && shot.kind === 'taken' && (await compare(first, shot.png)).kind === 'same';

/** If a finding's picture was different the second time, takes it alone as well, and reports how it differs from itself. */
async function tellOne(
  { name, studio }: Side,
  finding: Finding,
  picture: Picture,
  again: Shot,
  pictureFiles: PictureFiles,
): Promise<Finding | undefined> {
  const first = name === 'base' ? finding.before : finding.after;
  const png = first && (await pictureFiles.read(first));
  const isAsBefore = again.kind === 'failed' ? finding.outcome === 'failed' : await isSame(png, again);
  if (isAsBefore) return undefined;
  const alone = await studio.takeAlone(picture);
  const isStillAlone = alone.kind === 'taken' && (await isSame(alone.png, await studio.takeAlone(picture)));
  const isFirstRight = isStillAlone && (await isSame(png, alone));
  // The base's picture may come from another run.
  const neighbour = name === 'base' ? undefined : finding.shownAfter;
  const after = (isFirstRight ? again.shownAfter : neighbour) ?? 'other stories';
  const cause = isStillAlone
    ? `looks different after ${after} than in a document of its own`
    : 'two pictures of the same code differ';
  const other = isStillAlone && !isFirstRight ? alone : again;
  const found = await judge(finding.picture, png, other, pictureFiles);
  // Where the first attempt gave no picture, there is no difference to report, only the reason.
  const words = found !== undefined && png !== undefined ? found.words : finding.words;
  return { ...found, picture: finding.picture, outcome: 'unstable', words: `${name}: ${cause} (${words})` };
}

/** Takes pictures of one side again; the findings of stories that differ from themselves then say so. */
async function lookAgain(
  side: Side,
  pictures: readonly Picture[],
  findings: readonly Finding[],
  pictureFiles: PictureFiles,
): Promise<Finding[]> {
  const byId = new Map(findings.map((finding) => [finding.picture.id, finding]));
  await side.studio.takeAll(pictures, side.order, async (picture, again) => {
    const finding = byId.get(picture.id);
    const unstable = finding && (await tellOne(side, finding, picture, again, pictureFiles));
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
  before: Studio,
  after: Studio,
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
