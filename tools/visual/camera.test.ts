import { expect, it } from 'vitest';
import type { PictureBrowser, Tab } from './browser.ts';
import { openCamera } from './camera.ts';
import { isMoving, settle } from './inPage.ts';
import { pictureOf } from './testing.ts';

/** How windows were prepared for a story. */
const prepared: Parameters<Tab['prepare']>[0][] = [];

/** Takes one picture of a story that is at rest at once, and may move afterwards. */
async function take(
  photograph: Tab['photograph'],
  isMovingNow: () => boolean,
  isConnected = true,
  height = 100,
  theme = 'light',
) {
  const answers = new Map<unknown, () => unknown>([
    [settle, () => ({ kind: 'still', height })],
    [isMoving, isMovingNow],
  ]);
  const tab: Tab = {
    prepare: async (window) => void prepared.push(window),
    goto: (url) =>
      isConnected || url !== 'about:blank' ? Promise.resolve() : Promise.reject(new Error('It is gone.')),
    evaluate: async (run) => answers.get(run)?.() as never,
    photograph,
    close: () => Promise.resolve(),
  };
  const browser: PictureBrowser = {
    name: 'none',
    openTab: () => Promise.resolve(tab),
    close: () => Promise.resolve(),
  };
  await using camera = await openCamera(browser, '');
  return await camera.take({ ...pictureOf('a', 'b'), facts: { theme } }, true);
}

/** The picture, named by its attempt, of a story that moves this many times after it came to rest. */
async function pictureAfter(moves: number): Promise<string | undefined> {
  let taken = 0;
  const shot = await take(
    () => Promise.resolve(Buffer.from(`picture ${(taken += 1)}`)),
    () => taken <= moves,
  );
  return shot.kind === 'taken' ? shot.png.toString() : undefined;
}

it('ends the run when the browser has stopped; anything else fails the story alone', async () => {
  const fail = () => Promise.reject(new Error('No picture.'));
  const isStill = () => false;
  expect(await take(fail, isStill)).toMatchObject({ kind: 'failed', message: 'No picture.' });
  await expect(take(fail, isStill, false)).rejects.toThrow('The browser stopped at Components/Button / a.');
});

it('takes a picture again when something began to move while it was taken, until the story cannot stand still', async () => {
  expect(await Promise.all([0, 1, 2, 9].map(pictureAfter))).toEqual([
    'picture 1',
    'picture 2',
    'picture 3',
    'picture 3',
  ]);
});

it.each([
  ['light', false],
  ['dark', true],
])('prefers the colours of the mode: %s', async (theme, isDark) => {
  const png = () => Promise.resolve(Buffer.from('png'));
  await take(png, () => false, true, 100, theme);
  expect(prepared.at(-1)).toEqual({ width: 1024, height: 768, isDark });
});

it('fails a story that is too high for a picture', async () => {
  const png = () => Promise.resolve(Buffer.from('png'));
  const isStill = () => false;
  expect(await take(png, isStill, true, 16_000)).toMatchObject({ kind: 'taken' });
  expect(await take(png, isStill, true, 16_001)).toMatchObject({
    kind: 'failed',
    message: 'No picture can be 16001 pixels high; 16000 is the limit.',
  });
});
