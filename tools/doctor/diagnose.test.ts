import { expect, it } from 'vitest';
import { diagnose, type Machine } from './diagnose.ts';

const WHOLE: Machine = {
  wrongPackages: [],
  chromium: '/usr/bin/chromium',
  programs: { git: true, nginx: true, firefox: true, webkit: true },
  hasChineseFace: true,
  busyPort: undefined,
  wrongSetting: undefined,
  freeDisk: 20,
  memory: 8,
};

const without = (lack: Partial<Machine>) =>
  diagnose({ ...WHOLE, ...lack }).filter(({ state }) => state !== 'good');

it('finds nothing on a machine that has everything', () => expect(without({})).toEqual([]));

it.each<[Partial<Machine>, RegExp]>([
  [{ wrongPackages: ['vite is missing, not 8.3.8'] }, /vite is missing, not 8\.3\.8.*npm ci/],
  [{ wrongSetting: 'PORT must be a whole number' }, /PORT must be/],
  [{ freeDisk: 0.4 }, /0\.4 GB/],
])('names what has to be there: %j', (lack, words) => {
  expect(without(lack)).toEqual([{ state: 'lacking', words: expect.stringMatching(words) }]);
});

it.each<[Partial<Machine>, RegExp]>([
  [{ chromium: undefined }, /CHROMIUM_PATH/],
  [{ programs: { ...WHOLE.programs, nginx: false } }, /apt-get install nginx/],
  [{ programs: { ...WHOLE.programs, webkit: false } }, /No WebKit/],
  [{ hasChineseFace: false }, /fonts-noto-cjk/],
  [{ busyPort: 3000 }, /PORT=3001 npm start/],
  [{ memory: 2 }, /2\.0 GB/],
])('says what is left out without it, and how to get it: %j', (lack, words) => {
  expect(without(lack)).toEqual([{ state: 'optional', words: expect.stringMatching(words) }]);
});

it('does not guess where faces cannot be asked for', () => {
  expect(without({ hasChineseFace: undefined })).toEqual([]);
});
