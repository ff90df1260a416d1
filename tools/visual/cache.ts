import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Graph } from './graph.ts';
import type { Picture, PictureList } from './picture.ts';
import { fileName } from './pictureFiles.ts';

/** What is known of a built workshop. */
export interface Built {
  readonly list: PictureList;
  readonly graph: Graph;
}

/** A built workshop and its folder. */
export interface Base extends Built {
  readonly folder: string;
}

/** How many of each kind are kept: enough for the base and the working tree of two branches. */
const KEPT = 4;

/** Marks it as used, so that {@link forgetOld} removes others first. */
async function touch(place: string): Promise<void> {
  const now = new Date();
  await utimes(place, now, now);
}

/**
 * The workshop with a certain content: kept from an earlier run, or built now.
 *
 * @param key names the content and the way it is built
 * @param work a folder for unfinished work, on the same disk as the cache
 */
export async function keepBase(
  cache: string,
  key: string,
  work: string,
  build: (folder: string) => Promise<Built>,
): Promise<Base> {
  const place = join(cache, 'bases', key);
  if (!existsSync(place)) {
    const unfinished = join(work, key);
    const folder = join(unfinished, 'workshop');
    await mkdir(folder, { recursive: true });
    await writeFile(join(unfinished, 'built.json'), JSON.stringify(await build(folder)));
    await mkdir(dirname(place), { recursive: true });
    await rename(unfinished, place).catch((error: unknown) => {
      // If another run was quicker, its result is as good.
      if (!existsSync(place)) throw error;
    });
  }
  await touch(place);
  const built: Built = JSON.parse(await readFile(join(place, 'built.json'), 'utf8'));
  return { ...built, folder: join(place, 'workshop') };
}

/** Kept pictures of one commit, taken in one way. */
export type Album = Awaited<ReturnType<typeof openAlbum>>;

/** @param work a folder for unfinished work, on the same disk as the cache */
export async function openAlbum(cache: string, key: string, work: string) {
  const place = join(cache, 'pictures', key);
  await mkdir(place, { recursive: true });
  await touch(place);
  const fileOf = (folder: string, { id }: Picture) => join(folder, `${fileName(id)}.png`);
  return {
    has: (picture: Picture) => existsSync(fileOf(place, picture)),
    /** The picture's bytes, or nothing when it is not kept. */
    async read(picture: Picture) {
      const file = fileOf(place, picture);
      return existsSync(file) ? readFile(file) : undefined;
    },
    /** Keeps a picture; it is never visible half-written. */
    async write(picture: Picture, png: Buffer) {
      const unfinished = fileOf(work, picture);
      await writeFile(unfinished, png);
      await rename(unfinished, fileOf(place, picture));
    },
  };
}

/** Removes what was used longest ago. */
export async function forgetOld(cache: string): Promise<void> {
  for (const kind of ['bases', 'pictures', 'answers']) {
    const folder = join(cache, kind);
    if (!existsSync(folder)) continue;
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
    );
    for (const { name } of found.toSorted((a, b) => b.used - a.used).slice(KEPT)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
