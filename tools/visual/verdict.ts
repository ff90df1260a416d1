import type { Shot } from './camera.ts';
import { type Box, compare } from './compare.ts';
import type { Picture } from './picture.ts';

/** What can be said of a picture that is not as it was. */
export type Outcome = 'changed' | 'added' | 'removed' | 'unstable' | 'failed';

/** A picture that a reviewer has to look at. */
export interface Finding {
  readonly outcome: Outcome;
  readonly picture: Picture;
  /** What is wrong or how much differs, in words. */
  readonly words: string;
  /** PNG: the base's picture; of an unstable story the first of two attempts. */
  readonly before?: Buffer | undefined;
  /** PNG: the working tree's picture; of an unstable story the second attempt. */
  readonly after?: Buffer | undefined;
  /** PNG: the differing pixels. */
  readonly mask?: Buffer | undefined;
  /** The smallest box around them. */
  readonly box?: Box | undefined;
  /** The story that its document had shown just before, if any. */
  readonly shownAfter?: string | undefined;
}

/**
 * Judges one picture of the working tree.
 *
 * @param before the base's picture, or nothing where the base has none
 * @returns nothing when all is as it was
 */
export async function judge(
  picture: Picture,
  before: Buffer | undefined,
  shot: Shot,
): Promise<Finding | undefined> {
  const { shownAfter } = shot;
  if (shot.kind === 'failed') return { outcome: 'failed', picture, words: shot.message, before, shownAfter };
  if (before === undefined)
    return { outcome: 'added', picture, words: 'no picture of it at the base', after: shot.png, shownAfter };
  const difference = await compare(before, shot.png);
  if (difference.kind === 'same') return undefined;
  const { words, mask, box } = difference;
  return { outcome: 'changed', picture, words, before, after: shot.png, mask, box, shownAfter };
}
