import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Shot } from './camera.ts';
import { judge } from './finding.ts';
import { openPictureFiles } from './pictureFiles.ts';
import type { Studio } from './studio.ts';
import { pictureOf, temporaryFolder } from './testing.ts';
import { tellUnstable } from './unstable.ts';

const picture = pictureOf('a', 'en');

const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
const taken = async (background: string): Promise<Shot> => ({
  kind: 'taken',
  png: await png(background),
  shownAfter: undefined,
});
const failed: Shot = { kind: 'failed', message: 'No data.', shownAfter: undefined };

/** A studio in which the story always has this picture, whatever it was before. */
const studioOf = (shot: Shot): Studio => ({
  takeAlone: () => Promise.resolve(shot),
  takeAll: async (pictures, _order, keep) => {
    for (const each of pictures) await keep(each, shot);
  },
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

/** What is told of a story that was red at the base and blue in the tree, and has these pictures the second time. */
async function told(before: Shot, after: Shot) {
  const files = await openPictureFiles(temporaryFolder());
  const finding = await judge(picture, await png('red'), await taken('blue'), files);
  if (finding === undefined) throw new Error('They differ.');
  return tellUnstable({ before: studioOf(before), after: studioOf(after) }, [finding], [picture], files);
}

it('leaves a change alone that is the same the second time, on both sides', async () => {
  expect(await told(await taken('red'), await taken('blue'))).toMatchObject([{ outcome: 'changed' }]);
});

it.each([
  ['working tree', 'looks better the second time', await taken('red'), await taken('red')],
  ['working tree', 'fails the second time', await taken('red'), failed],
  ['base', 'looks otherwise the second time', await taken('green'), await taken('blue')],
  ['base', 'fails the second time', failed, await taken('blue')],
] as const)('tells of a story that at the %s %s', async (side, _, before, after) => {
  const words = expect.stringMatching(new RegExp(`^${side}: `));
  expect(await told(before, after)).toMatchObject([{ outcome: 'unstable', picture, words }]);
});
