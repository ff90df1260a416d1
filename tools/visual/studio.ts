import { availableParallelism } from 'node:os';
import type { PictureBrowser } from './browser.ts';
import { type Shot, openCamera } from './camera.ts';
import type { Picture } from './picture.ts';
import { serveBuild } from './serve.ts';

/** Pages side by side: two for each processor, since each waits for its story about half of the time. */
const CAMERAS = Math.min(8, availableParallelism() * 2);

/** How many stories one document shows, one after the other: enough to make the time for loading the workshop negligible. */
const BATCH = 20;

/**
 * The order in which stories are photographed. Stories of one mode share a document; forward and backward, each has other
 * stories before it, so that a story which leaves something behind makes the next one's two pictures differ.
 */
export type Order = 'forward' | 'backward';

/**
 * Puts pictures into batches, each for one document: always the same for the same pictures, whatever the machine.
 *
 * @returns the batches; all pictures of one have the same mode, and no two show the same story
 */
export function batchesOf(pictures: readonly Picture[], order: Order): Picture[][] {
  // In a fixed language: machines that take parts of a check may have different locales, which sort z differently.
  const { compare } = new Intl.Collator('en');
  const sorted = pictures.toSorted((a, b) => compare(a.mode, b.mode) || compare(a.id, b.id));
  if (order === 'backward') sorted.reverse();
  const batches: Picture[][] = [];
  for (const picture of sorted) {
    const last = batches.at(-1);
    if (last === undefined || last.length === BATCH || last[0]?.mode !== picture.mode)
      batches.push([picture]);
    else last.push(picture);
  }
  return batches;
}

/** One of the parts into which a check is split across machines. */
export interface Shard {
  /** From 1. */
  readonly part: number;
  readonly of: number;
}

/** The pictures of one part: whole documents, so that each story has the same neighbours as in an unsplit check. */
export const inShard = (pictures: readonly Picture[], { part, of }: Shard): Picture[] =>
  batchesOf(pictures, 'forward')
    .filter((_, index) => index % of === part - 1)
    .flat();

/** Takes the pictures of one build. */
export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** @param folder the static build */
export async function openStudio(browser: PictureBrowser, folder: string) {
  const server = await serveBuild(folder);
  const newCamera = () => openCamera(browser, server.proxy);
  return {
    /** Takes one picture in a document of its own. */
    async takeAlone(picture: Picture): Promise<Shot> {
      await using camera = await newCamera();
      return await camera.take(picture, true);
    },
    /** Takes pictures, several at a time; each is kept as soon as it is taken. */
    async takeAll(
      pictures: readonly Picture[],
      order: Order,
      keep: (picture: Picture, shot: Shot) => Promise<void>,
    ): Promise<void> {
      const batches = batchesOf(pictures, order);
      const waiting = batches.values();
      const work = async () => {
        await using camera = await newCamera();
        for (const batch of waiting) {
          for (const [index, picture] of batch.entries())
            await keep(picture, await camera.take(picture, index === 0));
        }
      };
      await Promise.all(Array.from({ length: Math.min(CAMERAS, batches.length) }, work));
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
