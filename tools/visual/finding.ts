import type { Shot } from './camera.ts';
import { type Box, compare } from './compare.ts';
import type { Picture } from './picture.ts';
import type { KeptPicture, PictureFiles } from './pictureFiles.ts';

/** What can have happened to a picture. */
export type Outcome = 'changed' | 'added' | 'removed' | 'unstable' | 'failed';

/** A picture that a reviewer has to look at. */
export interface Finding {
  readonly outcome: Outcome;
  readonly picture: Picture;
  /** What is wrong, or how much differs, in words. */
  readonly words: string;
  /** The base's picture; of an unstable story the first of two attempts. */
  readonly before?: KeptPicture | undefined;
  /** The working tree's picture; of an unstable story the second attempt. */
  readonly after?: KeptPicture | undefined;
  /** The file that marks the differing pixels. */
  readonly mask?: string | undefined;
  /** The smallest box around them. */
  readonly box?: Box | undefined;
  /** The story that its document showed just before, if any. */
  readonly shownAfter?: string | undefined;
}

/**
 * Judges one picture of the working tree; there is no finding when nothing has changed.
 *
 * @param before the base's picture, or undefined where the base has none
 */
export async function judge(
  picture: Picture,
  before: Buffer | undefined,
  shot: Shot,
  pictureFiles: PictureFiles,
): Promise<Finding | undefined> {
  const { id } = picture;
  const found = { picture, shownAfter: shot.shownAfter };
  const base = () => (before === undefined ? undefined : pictureFiles.put(`${id}.before`, before));
  if (shot.kind === 'failed')
    return { ...found, outcome: 'failed', words: shot.message, before: await base() };
  const tree = () => pictureFiles.put(`${id}.after`, shot.png);
  if (before === undefined)
    return { ...found, outcome: 'added', words: 'no picture of it at the base', after: await tree() };
  const difference = await compare(before, shot.png);
  if (difference.kind === 'same') return undefined;
  const { words, box } = difference;
  const mask = await pictureFiles.putMask(`${id}.mask`, difference.mask);
  return { ...found, outcome: 'changed', words, before: await base(), after: await tree(), mask, box };
}
