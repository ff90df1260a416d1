import { matchesGlob } from 'node:path';
import { type Reach, isReached } from './affected.ts';
import type { Picture, PictureList } from './picture.ts';

/** Which pictures are to be taken and compared. */
export interface Plan {
  /** Pictures that both sides are to have, of stories that the changes can reach. */
  readonly shared: readonly Picture[];
  readonly added: readonly Picture[];
  readonly removed: readonly Picture[];
  /** How many pictures cannot have changed and are not taken. */
  readonly untouched: number;
}

/** Whether a story is among those asked for by `--stories`. */
const isWanted = ({ title, storyId }: Picture, glob: string | undefined): boolean =>
  glob === undefined || matchesGlob(title, glob) || matchesGlob(storyId, glob);

/**
 * Decides which pictures to take.
 *
 * @param reach what the changes can reach
 * @param glob only stories whose title or id fits, if given
 */
export function makePlan(
  before: PictureList,
  after: PictureList,
  reach: Reach,
  glob: string | undefined,
): Plan {
  const ids = ({ pictures }: PictureList) => new Set(pictures.map(({ id }) => id));
  const [idsBefore, idsAfter] = [ids(before), ids(after)];
  const wanted = after.pictures.filter((picture) => isWanted(picture, glob));
  const both = wanted.filter(({ id }) => idsBefore.has(id));
  const shared = both.filter(({ file }) => isReached(reach, file));
  return {
    shared,
    added: wanted.filter(({ id }) => !idsBefore.has(id)),
    removed: before.pictures.filter((picture) => !idsAfter.has(picture.id) && isWanted(picture, glob)),
    untouched: both.length - shared.length,
  };
}
