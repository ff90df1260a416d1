import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Graph } from './graph.ts';
import type { Picture, PictureList } from './picture.ts';

/** What is known of a built workshop. */
export interface Built {
  readonly list: PictureList;
  readonly graph: Graph;
}

/** A built workshop and where it lies. */
export interface Base extends Built {
  readonly folder: string;
}

/** How many are kept of a kind: the base and the working tree of two branches. */
const KEPT = 4;

/** Moves finished work to its place in one step; where another run was quicker, its work is as good. */
async function moveInto(finished: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(finished, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    await rm(finished, { recursive: true, force: true });
  }
}

/** The built base, or nothing when it is not kept. */
async function readBase(place: string): Promise<Base | undefined> {
  if (!existsSync(place)) return undefined;
  const now = new Date();
  await utimes(place, now, now);
  const built: Built = JSON.parse(await readFile(join(place, 'built.json'), 'utf8'));
  return { ...built, folder: join(place, 'workshop') };
}

/**
 * The workshop of a content: kept from an earlier run, or built now.
 *
 * @param key names the content and the way it is built
 * @param work a folder for unfinished work, on the same disk as the cache
 * @param build builds the static workshop into the folder it is given
 */
export async function keepBase(
  cache: string,
  key: string,
  work: string,
  build: (folder: string) => Promise<Built>,
): Promise<Base> {
  const place = join(cache, 'bases', key);
  const kept = await readBase(place);
  if (kept !== undefined) return kept;
  const unfinished = await mkdtemp(join(work, 'base-'));
  const folder = join(unfinished, 'workshop');
  await mkdir(folder);
  const built = await build(folder);
  await writeFile(join(unfinished, 'built.json'), JSON.stringify(built));
  await moveInto(unfinished, place);
  return { ...built, folder: join(place, 'workshop') };
}

/** Kept pictures of one commit, taken in one way. */
export interface Album {
  has(picture: Picture): boolean;
  /** The picture's bytes, or nothing when it is not kept. */
  read(picture: Picture): Promise<Buffer | undefined>;
  /** Keeps a picture; one that is half written is never found by {@link Album.read}. */
  write(picture: Picture, png: Buffer): Promise<void>;
}

/**
 * Opens the album of a commit, see {@link Album}.
 *
 * @param work a folder for unfinished work, on the same disk as the cache
 */
export async function openAlbum(cache: string, key: string, work: string): Promise<Album> {
  const place = join(cache, 'pictures', key);
  await mkdir(place, { recursive: true });
  const now = new Date();
  await utimes(place, now, now);
  const fileOf = (folder: string, { id }: Picture) => join(folder, `${id}.png`);
  return {
    has: (picture) => existsSync(fileOf(place, picture)),
    async read(picture) {
      const file = fileOf(place, picture);
      return existsSync(file) ? readFile(file) : undefined;
    },
    async write(picture, png) {
      const unfinished = fileOf(await mkdtemp(join(work, 'picture-')), picture);
      await writeFile(unfinished, png);
      await rename(unfinished, fileOf(place, picture));
    },
  };
}

/** Forgets what was used longest ago. */
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
