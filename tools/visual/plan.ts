import { matchesGlob } from 'node:path';
import { type Reach, isReached } from './affected.ts';
import { CouldNotRun } from './failure.ts';
import type { Options } from './options.ts';
import type { LeftOut, Picture, PictureList } from './picture.ts';
import { inShard } from './studio.ts';

/** Which pictures are to be taken and compared. */
export type Plan = ReturnType<typeof makePlan>;

/** Whether a story is among those asked for by `--stories`. */
const isWanted = ({ title, storyId }: LeftOut | Picture, glob: string | undefined): boolean =>
  glob === undefined || matchesGlob(title, glob) || matchesGlob(storyId, glob);

/** @throws CouldNotRun when `--stories` matches no story of either side */
export function makePlan(
  before: PictureList,
  after: PictureList,
  reach: Reach,
  { stories: glob, shard = { part: 1, of: 1 } }: Pick<Options, 'stories' | 'shard'>,
) {
  const known = [before, after].flatMap(({ pictures, leftOut }) => [...pictures, ...leftOut]);
  if (glob !== undefined && !known.some((story) => isWanted(story, glob)))
    throw new CouldNotRun(`No story has a title or an id that fits '${glob}'.`);
  const byId = new Map(before.pictures.map((picture) => [picture.id, picture]));
  const idsAfter = new Set(after.pictures.map(({ id }) => id));
  const wanted = after.pictures.filter((picture) => isWanted(picture, glob));
  const both = wanted.filter(({ id }) => byId.has(id));
  const reached = both.filter(({ file }) => isReached(reach, file));
  const gone = before.pictures.filter((picture) => !idsAfter.has(picture.id) && isWanted(picture, glob));
  const added = wanted.filter(({ id }) => !byId.has(id));
  const shared = inShard(reached, shard);
  return {
    /** The working tree's pictures of stories that the changes can reach. */
    pictures: [...shared, ...inShard(added, shard)],
    /** The base's pictures to compare with them, by its own list: its modes may have other sizes, and its cache is its own. */
    base: shared.flatMap(({ id }) => byId.get(id) ?? []),
    removed: inShard(gone, shard),
    leftOut: after.leftOut.filter((story) => isWanted(story, glob)),
    /** How many pictures cannot have changed and are not taken. */
    untouched: both.length - reached.length,
  };
}
