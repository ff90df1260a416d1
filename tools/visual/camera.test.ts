import { expect, it } from 'vitest';
import type { PictureBrowser, Tab } from './browser.ts';
import { openCamera } from './camera.ts';
import { isMoving, settle } from './inPage.ts';
import { pictureOf } from './testing.ts';

/** Takes one picture of a story that moves so many times after it had come to rest; the picture names its turn. */
async function pictureAfter(moves: number): Promise<string | undefined> {
  let taken = 0;
  const answers = new Map<unknown, () => unknown>([
    [settle, () => ({ kind: 'still', height: 100 })],
    [isMoving, () => taken <= moves],
  ]);
  const tab: Tab = {
    prepare: () => Promise.resolve(),
    goto: () => Promise.resolve(),
    evaluate: async (run) => answers.get(run)?.() as never,
    photograph: () => Promise.resolve(Buffer.from(`picture ${(taken += 1)}`)),
    close: () => Promise.resolve(),
  };
  const browser: PictureBrowser = {
    name: 'none',
    isConnected: () => true,
    openTab: () => Promise.resolve(tab),
    close: () => Promise.resolve(),
  };
  await using camera = await openCamera(browser, '');
  const shot = await camera.take(pictureOf('a', 'b'), true);
  return shot.kind === 'taken' ? shot.png.toString() : undefined;
}

it('takes a picture again when something began to move while it was taken, until the story cannot stand still', async () => {
  expect(await Promise.all([0, 1, 2, 9].map(pictureAfter))).toEqual([
    'picture 1',
    'picture 2',
    'picture 3',
    'picture 3',
  ]);
});
