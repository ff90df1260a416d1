import type { PictureBrowser } from './browser.ts';
import type { Shot } from './camera.ts';
import { type Difference, compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { Kept, Shelf } from './shelf.ts';
import { type Order, takeAlone, takePictures } from './studio.ts';
import type { Finding } from './verdict.ts';

/** One side of the comparison, whose pictures are taken again. */
interface Side {
  readonly name: 'working tree' | 'base';
  readonly folder: string;
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

/** How two pictures differ; undefined where one of them is none. */
const differenceOf = async (first: Buffer | undefined, shot: Shot): Promise<Difference | undefined> =>
  first === undefined || shot.kind === 'failed' ? undefined : compare(first, shot.png);

/** Takes a suspect's picture again, and alone if it is another then; tells how it differs from itself, or nothing. */
async function tellOne(
  browser: PictureBrowser,
  { name, folder }: Side,
  { finding, picture, first, neighbour }: Suspect,
  again: Shot,
  shelf: Shelf,
): Promise<Finding | undefined> {
  const png = first && (await shelf.read(first));
  const difference = await differenceOf(png, again);
  const isAsBefore = again.kind === 'failed' ? finding.outcome === 'failed' : difference?.kind === 'same';
  if (isAsBefore) return undefined;
  const alone = await takeAlone(browser, folder, picture);
  const aloneAgain = await takeAlone(browser, folder, picture);
  const isStillAlone = alone.kind === 'taken' && (await differenceOf(alone.png, aloneAgain))?.kind === 'same';
  const fromFirst = isStillAlone ? await differenceOf(png, alone) : undefined;
  const isFirstRight = fromFirst?.kind === 'same';
  const after = (isFirstRight ? again.shownAfter : neighbour) ?? 'other stories';
  const cause = isStillAlone
    ? `looks different after ${after} than in a document of its own`
    : 'two pictures of the same code differ';
  const isOwnOther = isStillAlone && !isFirstRight;
  const other = isOwnOther ? alone : again;
  const shown = isOwnOther ? fromFirst : difference;
  const unstable = { outcome: 'unstable', picture: finding.picture, before: first } as const;
  if (other.kind === 'failed') return { ...unstable, words: `${name}: ${cause}: ${other.message}` };
  const file = `${picture.id}.${name.replace(' ', '-')}`;
  const found = { ...unstable, after: await shelf.put(`${file}-again`, other.png) };
  if (shown?.kind !== 'different') return { ...found, words: `${name}: ${cause}: ${finding.words}` };
  const mask = await shelf.putMask(`${file}-mask`, shown.mask);
  return { ...found, words: `${name}: ${cause} (${shown.words})`, mask, box: shown.box };
}

/** Takes the pictures of one side again and tells those stories that differ from themselves. */
async function unstableOn(
  browser: PictureBrowser,
  side: Side,
  suspects: readonly Suspect[],
  shelf: Shelf,
): Promise<ReadonlyMap<Finding, Finding>> {
  const byId = new Map(suspects.map((suspect) => [suspect.picture.id, suspect]));
  const told = new Map<Finding, Finding>();
  const pictures = suspects.map(({ picture }) => picture);
  await takePictures(browser, side.folder, pictures, side.order, async ({ id }, again) => {
    const suspect = byId.get(id);
    const unstable = suspect && (await tellOne(browser, side, suspect, again, shelf));
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
  browser: PictureBrowser,
  folders: { readonly before: string; readonly after: string },
  findings: readonly Finding[],
  base: readonly Picture[],
  shelf: Shelf,
): Promise<Finding[]> {
  const asBase = new Map(base.map((picture) => [picture.id, picture]));
  const inTree = await unstableOn(
    browser,
    { name: 'working tree', folder: folders.after, order: 'forward' },
    findings.map((finding) => ({
      finding,
      picture: finding.picture,
      first: finding.after,
      neighbour: finding.shownAfter,
    })),
    shelf,
  );
  const inBase = await unstableOn(
    browser,
    { name: 'base', folder: folders.before, order: 'backward' },
    findings.flatMap((finding) => {
      const picture = asBase.get(finding.picture.id);
      const isSuspect = finding.outcome === 'changed' && picture !== undefined;
      return isSuspect ? [{ finding, picture, first: finding.before }] : [];
    }),
    shelf,
  );
  return findings.map((finding) => inTree.get(finding) ?? inBase.get(finding) ?? finding);
}
