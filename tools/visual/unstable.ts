import type { Browser } from 'playwright';
import type { Shot } from './camera.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
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
  readonly firstOf: (finding: Finding) => Buffer | undefined;
  /** The story that was shown just before, where that is still known. */
  readonly neighbourOf: (finding: Finding) => string | undefined;
}

type Shots = ReadonlyMap<string, Shot>;

async function takeAgain(
  browser: Browser,
  { folder, pictureOf }: Side,
  findings: readonly Finding[],
  order: Order,
): Promise<Shots> {
  const shots = new Map<string, Shot>();
  const pictures = findings.map(pictureOf);
  await takePictures(browser, folder, pictures, order, async ({ id }, shot) => void shots.set(id, shot));
  return shots;
}

const isSame = async (first: Buffer | undefined, second: Shot | undefined): Promise<boolean> =>
  first !== undefined && second?.kind === 'taken' && (await compare(first, second.png)).kind === 'same';

/** What is told of a picture that differed from itself, once it was taken alone, twice. */
async function describe(
  finding: Finding,
  side: Side,
  again: Shot,
  alone: Shots,
  aloneAgain: Shots,
): Promise<Finding> {
  const { picture } = finding;
  const first = side.firstOf(finding);
  const own = alone.get(picture.id);
  const isStillAlone = own?.kind === 'taken' && (await isSame(own.png, aloneAgain.get(picture.id)));
  const isFirstRight = isStillAlone && (await isSame(first, own));
  const neighbour = (isFirstRight ? again.shownAfter : side.neighbourOf(finding)) ?? 'other stories';
  const other = isStillAlone && !isFirstRight ? own : again;
  const cause = isStillAlone
    ? `looks different after ${neighbour} than in a document of its own`
    : 'two pictures of the same code differ';
  const unstable = { outcome: 'unstable', picture, before: first } as const;
  if (other.kind === 'failed') return { ...unstable, words: `${side.name}: ${cause}: ${other.message}` };
  if (first === undefined)
    return { ...unstable, words: `${side.name}: ${cause}: ${finding.words}`, after: other.png };
  const difference = await compare(first, other.png);
  if (difference.kind === 'same') return { ...unstable, words: `${side.name}: ${cause}`, after: other.png };
  const { words, mask, box } = difference;
  return { ...unstable, words: `${side.name}: ${cause} (${words})`, after: other.png, mask, box };
}

/** Takes the pictures of one side again and tells those stories that differ from themselves. */
async function unstableOn(
  browser: Browser,
  side: Side,
  findings: readonly Finding[],
): Promise<ReadonlyMap<string, Finding>> {
  const again = await takeAgain(browser, side, findings, side.order);
  const restless: Finding[] = [];
  for (const finding of findings) {
    const shot = again.get(finding.picture.id);
    const isFailedAgain = finding.outcome === 'failed' && shot?.kind === 'failed';
    if (!isFailedAgain && !(await isSame(side.firstOf(finding), shot))) restless.push(finding);
  }
  const alone = await takeAgain(browser, side, restless, 'alone');
  const aloneAgain = await takeAgain(browser, side, restless, 'alone');
  const told = new Map<string, Finding>();
  for (const finding of restless) {
    const { id } = finding.picture;
    const shot = again.get(id);
    if (shot === undefined) continue;
    told.set(id, await describe(finding, side, shot, alone, aloneAgain));
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
  browser: Browser,
  folders: { readonly before: string; readonly after: string },
  findings: readonly Finding[],
  base: readonly Picture[],
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
  );
  return findings.map(
    (finding) => inTree.get(finding.picture.id) ?? inBase.get(finding.picture.id) ?? finding,
  );
}
