import type { Shot } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { Kept, Shelf } from './shelf.ts';
import type { Order, Studio } from './studio.ts';
import { type Finding, judge } from './verdict.ts';

/** One side of the comparison, whose pictures are taken again. */
interface Side {
  readonly name: 'working tree' | 'base';
  readonly studio: Studio;
  /** The other way round than its pictures were taken at first. */
  readonly order: Order;
}

/** A finding as one side has it. */
interface Suspect {
  readonly finding: Finding;
  /** As this side takes it; the other may have another size for the same mode. */
  readonly picture: Picture;
  /** The side's picture in the finding. */
  readonly first: Kept | undefined;
  /** The story that was shown just before it, where that is still known. */
  readonly neighbour?: string | undefined;
}

const isSame = async (first: Buffer | undefined, shot: Shot): Promise<boolean> =>
  first !== undefined && shot.kind === 'taken' && (await compare(first, shot.png)).kind === 'same';

/** Takes a suspect's picture alone if it was another the second time; tells how it differs from itself, or nothing. */
async function tellOne(
  { name, studio }: Side,
  { finding, picture, first, neighbour }: Suspect,
  again: Shot,
  shelf: Shelf,
): Promise<Finding | undefined> {
  const png = first && (await shelf.read(first));
  const isAsBefore = again.kind === 'failed' ? finding.outcome === 'failed' : await isSame(png, again);
  if (isAsBefore) return undefined;
  const alone = await studio.takeAlone(picture);
  const isStillAlone = alone.kind === 'taken' && (await isSame(alone.png, await studio.takeAlone(picture)));
  const isFirstRight = isStillAlone && (await isSame(png, alone));
  const after = (isFirstRight ? again.shownAfter : neighbour) ?? 'other stories';
  const cause = isStillAlone
    ? `looks different after ${after} than in a document of its own`
    : 'two pictures of the same code differ';
  const other = isStillAlone && !isFirstRight ? alone : again;
  const found = await judge(finding.picture, png, other, shelf);
  // Where the first attempt gave no picture, there is no difference to tell of, but why.
  const words = found !== undefined && png !== undefined ? found.words : finding.words;
  return { ...found, picture: finding.picture, outcome: 'unstable', words: `${name}: ${cause} (${words})` };
}

/** Takes the pictures of one side again and tells those stories that differ from themselves. */
async function unstableOn(
  side: Side,
  suspects: readonly Suspect[],
  shelf: Shelf,
): Promise<ReadonlyMap<Finding, Finding>> {
  const byId = new Map(suspects.map((suspect) => [suspect.picture.id, suspect]));
  const told = new Map<Finding, Finding>();
  const pictures = suspects.map(({ picture }) => picture);
  await side.studio.takeAll(pictures, side.order, async ({ id }, again) => {
    const suspect = byId.get(id);
    const unstable = suspect && (await tellOne(side, suspect, again, shelf));
    if (suspect !== undefined && unstable !== undefined) told.set(suspect.finding, unstable);
  });
  return told;
}

/**
 * Takes every differing picture once more, on both sides and with other stories before it. A story that differs from itself
 * is reported as unstable, which is its own fault to mend, or its neighbour's; nothing is ever dropped because a second
 * attempt looked better.
 *
 * @param base the pictures of both sides as the base takes them
 */
export async function tellUnstable(
  before: Studio,
  after: Studio,
  findings: readonly Finding[],
  base: readonly Picture[],
  shelf: Shelf,
): Promise<Finding[]> {
  const inTree = await unstableOn(
    { name: 'working tree', studio: after, order: 'forward' },
    findings.map((finding) => ({
      finding,
      picture: finding.picture,
      first: finding.after,
      neighbour: finding.shownAfter,
    })),
    shelf,
  );
  const asBase = new Map(base.map((picture) => [picture.id, picture]));
  const inBase = await unstableOn(
    { name: 'base', studio: before, order: 'backward' },
    findings.flatMap((finding) => {
      const picture = asBase.get(finding.picture.id);
      const isSuspect = finding.outcome === 'changed' && !inTree.has(finding) && picture !== undefined;
      return isSuspect ? [{ finding, picture, first: finding.before }] : [];
    }),
    shelf,
  );
  return findings.map((finding) => inTree.get(finding) ?? inBase.get(finding) ?? finding);
}
