import type { PictureBrowser } from './browser.ts';
import type { Shot } from './camera.ts';
import { type Difference, compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { Kept, Shelf } from './shelf.ts';
import { type Order, takePictures } from './studio.ts';
import type { Finding } from './verdict.ts';

/** One side of the comparison, whose pictures are taken again. */
interface Side {
  readonly name: 'working tree' | 'base';
  readonly folder: string;
  /** The finding's picture as this side takes it; the other may have another size for the same mode. */
  readonly pictureOf: (finding: Finding) => Picture;
  /** The other way round than its pictures were taken at first. */
  readonly order: Order;
  /** Its picture in the finding, which was taken first. */
  readonly firstOf: (finding: Finding) => Kept | undefined;
  /** The story that was shown just before, where that is still known. */
  readonly neighbourOf: (finding: Finding) => string | undefined;
}

/** A finding that was not found again, and what came instead. */
interface Restless {
  readonly finding: Finding;
  readonly again: KeptShot;
  /** How it differs from the first, where both are pictures. */
  readonly difference: Difference | undefined;
}

type Failed = Extract<Shot, { kind: 'failed' }>;

/** A shot that is a file: there may be hundreds. */
type KeptShot =
  Failed | { readonly kind: 'taken'; readonly kept: Kept; readonly shownAfter: string | undefined };

const keep = async (shelf: Shelf, name: string, shot: Shot): Promise<KeptShot> =>
  shot.kind === 'failed'
    ? shot
    : { kind: 'taken', kept: await shelf.put(name, shot.png), shownAfter: shot.shownAfter };

const fileName = ({ picture }: Finding, { name }: Side, what: string): string =>
  `${picture.id}.${name.replace(' ', '-')}-${what}`;

/** How a picture differs from the one that was taken first, where there is one. */
const differenceFrom = async (
  shelf: Shelf,
  first: Kept | undefined,
  png: Buffer,
): Promise<Difference | undefined> =>
  first === undefined ? undefined : compare(await shelf.read(first), png);

const isTaken = (shot: KeptShot | undefined) => shot?.kind === 'taken';

/** Takes pictures of some findings in documents of their own. */
async function takeAlone(
  browser: PictureBrowser,
  side: Side,
  restless: readonly Restless[],
  shelf: Shelf,
  what: string,
): Promise<ReadonlyMap<string, KeptShot>> {
  const shots = new Map<string, KeptShot>();
  const byId = new Map(restless.map(({ finding }) => [finding.picture.id, finding]));
  const pictures = [...byId.values()].map(side.pictureOf);
  await takePictures(browser, side.folder, pictures, 'alone', async ({ id }, shot) => {
    const finding = byId.get(id);
    if (finding !== undefined) shots.set(id, await keep(shelf, fileName(finding, side, what), shot));
  });
  return shots;
}

/** What is told of a picture that differed from itself, once it was taken alone, twice. */
async function describe(
  { finding, again, difference }: Restless,
  side: Side,
  shelf: Shelf,
  own: KeptShot | undefined,
  ownAgain: KeptShot | undefined,
): Promise<Finding> {
  const { picture } = finding;
  const first = side.firstOf(finding);
  const pngOf = async (shot: KeptShot | undefined) => (isTaken(shot) ? shelf.read(shot.kept) : undefined);
  const [alone, aloneAgain] = [await pngOf(own), await pngOf(ownAgain)];
  const isStillAlone =
    alone !== undefined && aloneAgain !== undefined && (await compare(alone, aloneAgain)).kind === 'same';
  const fromFirst = isStillAlone ? await differenceFrom(shelf, first, alone) : undefined;
  const isFirstRight = fromFirst?.kind === 'same';
  const neighbour = (isFirstRight ? again.shownAfter : side.neighbourOf(finding)) ?? 'other stories';
  const isOwnOther = isStillAlone && !isFirstRight;
  const other = isOwnOther && own !== undefined ? own : again;
  const cause = isStillAlone
    ? `looks different after ${neighbour} than in a document of its own`
    : 'two pictures of the same code differ';
  const unstable = { outcome: 'unstable', picture, before: first } as const;
  if (other.kind === 'failed') return { ...unstable, words: `${side.name}: ${cause}: ${other.message}` };
  const after = other.kept;
  const shown = isOwnOther ? fromFirst : difference;
  if (shown?.kind !== 'different')
    return { ...unstable, words: `${side.name}: ${cause}: ${finding.words}`, after };
  const { words, box } = shown;
  const mask = await shelf.putMask(fileName(finding, side, 'mask'), shown.mask);
  return { ...unstable, words: `${side.name}: ${cause} (${words})`, after, mask, box };
}

/** Takes the pictures of one side again and tells those stories that differ from themselves. */
async function unstableOn(
  browser: PictureBrowser,
  side: Side,
  findings: readonly Finding[],
  shelf: Shelf,
): Promise<ReadonlyMap<string, Finding>> {
  const byId = new Map(findings.map((finding) => [finding.picture.id, finding]));
  const restless: Restless[] = [];
  await takePictures(browser, side.folder, findings.map(side.pictureOf), side.order, async ({ id }, shot) => {
    const finding = byId.get(id);
    if (finding === undefined) return;
    const difference =
      shot.kind === 'failed' ? undefined : await differenceFrom(shelf, side.firstOf(finding), shot.png);
    const isAsBefore = shot.kind === 'failed' ? finding.outcome === 'failed' : difference?.kind === 'same';
    if (isAsBefore) return;
    const again = await keep(shelf, fileName(finding, side, 'again'), shot);
    restless.push({ finding, again, difference });
  });
  const alone = await takeAlone(browser, side, restless, shelf, 'alone');
  const aloneAgain = await takeAlone(browser, side, restless, shelf, 'alone-again');
  const told = new Map<string, Finding>();
  for (const each of restless) {
    const { id } = each.finding.picture;
    told.set(id, await describe(each, side, shelf, alone.get(id), aloneAgain.get(id)));
  }
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
    {
      name: 'working tree',
      folder: folders.after,
      pictureOf: ({ picture }) => picture,
      order: 'forward',
      firstOf: ({ after }) => after,
      neighbourOf: ({ shownAfter }) => shownAfter,
    },
    findings,
    shelf,
  );
  const inBase = await unstableOn(
    browser,
    {
      name: 'base',
      folder: folders.before,
      pictureOf: ({ picture }) => asBase.get(picture.id) ?? picture,
      order: 'backward',
      firstOf: ({ before }) => before,
      neighbourOf: () => undefined,
    },
    findings.filter(({ outcome }) => outcome === 'changed'),
    shelf,
  );
  return findings.map(
    (finding) => inTree.get(finding.picture.id) ?? inBase.get(finding.picture.id) ?? finding,
  );
}
