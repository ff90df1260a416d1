import type { Shot } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { KeptPicture, PictureFiles } from './pictureFiles.ts';
import type { Order, Studio } from './studio.ts';
import { type Finding, judge } from './finding.ts';

/** One side of the comparison, whose pictures are taken again. */
interface Side {
  readonly name: 'working tree' | 'base';
  readonly studio: Studio;
  /** The other way round than its pictures were taken at first. */
  readonly order: Order;
  /** A finding's picture as this side takes it; nothing where the side has none that could be unstable. */
  readonly pictureOf: (finding: Finding) => Picture | undefined;
  /** The picture that it had of it. */
  readonly firstOf: (finding: Finding) => KeptPicture | undefined;
  /** The story that was shown just before it then, where that is still known. */
  readonly neighbourOf: (finding: Finding) => string | undefined;
}

const isSame = async (first: Buffer | undefined, shot: Shot): Promise<boolean> =>
  first !== undefined && shot.kind === 'taken' && (await compare(first, shot.png)).kind === 'same';

/** Takes a finding's picture alone if it was another the second time; tells how it differs from itself, or nothing. */
async function tellOne(
  { name, studio, firstOf, neighbourOf }: Side,
  finding: Finding,
  picture: Picture,
  again: Shot,
  pictureFiles: PictureFiles,
): Promise<Finding | undefined> {
  const first = firstOf(finding);
  const png = first && (await pictureFiles.read(first));
  const isAsBefore = again.kind === 'failed' ? finding.outcome === 'failed' : await isSame(png, again);
  if (isAsBefore) return undefined;
  const alone = await studio.takeAlone(picture);
  const isStillAlone = alone.kind === 'taken' && (await isSame(alone.png, await studio.takeAlone(picture)));
  const isFirstRight = isStillAlone && (await isSame(png, alone));
  const after = (isFirstRight ? again.shownAfter : neighbourOf(finding)) ?? 'other stories';
  const cause = isStillAlone
    ? `looks different after ${after} than in a document of its own`
    : 'two pictures of the same code differ';
  const other = isStillAlone && !isFirstRight ? alone : again;
  const found = await judge(finding.picture, png, other, pictureFiles);
  // Where the first attempt gave no picture, there is no difference to tell of, but why.
  const words = found !== undefined && png !== undefined ? found.words : finding.words;
  return { ...found, picture: finding.picture, outcome: 'unstable', words: `${name}: ${cause} (${words})` };
}

/** Takes the pictures of one side again; the findings of those stories that differ from themselves then tell of that. */
async function lookAgain(
  side: Side,
  findings: readonly Finding[],
  pictureFiles: PictureFiles,
): Promise<Finding[]> {
  const suspects = findings.filter(({ outcome }) => outcome !== 'unstable');
  const byId = new Map(suspects.map((finding) => [finding.picture.id, finding]));
  const pictures = suspects.flatMap((finding) => side.pictureOf(finding) ?? []);
  await side.studio.takeAll(pictures, side.order, async (picture, again) => {
    const finding = byId.get(picture.id);
    const unstable = finding && (await tellOne(side, finding, picture, again, pictureFiles));
    if (unstable !== undefined) byId.set(picture.id, unstable);
  });
  return findings.map((finding) => byId.get(finding.picture.id) ?? finding);
}

/**
 * Takes every differing picture once more, on both sides and with other stories before it. A story that differs from itself
 * is reported as unstable, which is its own fault to mend, or its neighbour's; nothing is ever dropped because a second
 * attempt looked better.
 *
 * @param base the pictures of both sides as the base takes them; it may have another size for the same mode
 */
export async function tellUnstable(
  before: Studio,
  after: Studio,
  findings: readonly Finding[],
  base: readonly Picture[],
  pictureFiles: PictureFiles,
): Promise<Finding[]> {
  const tree: Side = {
    name: 'working tree',
    studio: after,
    order: 'forward',
    pictureOf: (finding) => finding.picture,
    firstOf: (finding) => finding.after,
    neighbourOf: (finding) => finding.shownAfter,
  };
  const asBase = new Map(base.map((picture) => [picture.id, picture]));
  const other: Side = {
    name: 'base',
    studio: before,
    order: 'backward',
    pictureOf: ({ outcome, picture }) => (outcome === 'changed' ? asBase.get(picture.id) : undefined),
    firstOf: (finding) => finding.before,
    // The picture may be kept from another run.
    neighbourOf: () => undefined,
  };
  return lookAgain(other, await lookAgain(tree, findings, pictureFiles), pictureFiles);
}
