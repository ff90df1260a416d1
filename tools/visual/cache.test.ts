import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetOld, keepBase, openAlbum } from './cache.ts';
import type { Picture } from './picture.ts';

let cache = '';
let work = '';

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'visual-cache-'));
  work = join(cache, 'unfinished');
  mkdirSync(work);
});
afterEach(() => rmSync(cache, { recursive: true }));

const PICTURE: Picture = {
  id: 'a--b.en',
  storyId: 'a--b',
  title: 'A',
  name: 'B',
  file: './a.stories.tsx',
  mode: 'en',
  facts: { locale: 'en', theme: 'light' },
  width: 320,
  height: 200,
  globals: '',
};
const BUILT = { list: { pictures: [PICTURE], leftOut: [] }, graph: { './a.ts': [] } };

describe('keepBase', () => {
  it('builds once and then reads what is kept', async () => {
    const build = async (folder: string) => {
      writeFileSync(join(folder, 'iframe.html'), 'page');
      return BUILT;
    };
    const first = await keepBase(cache, 'key', work, build);
    const second = await keepBase(cache, 'key', work, () => Promise.reject(new Error('built twice')));
    expect(second).toEqual(first);
    expect(existsSync(join(second.folder, 'iframe.html'))).toBe(true);
  });

  it('keeps nothing of a build that fails', async () => {
    const broken = keepBase(cache, 'key', work, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(existsSync(join(cache, 'bases/key'))).toBe(false);
  });
});

describe('openAlbum', () => {
  it('reads what was written, under its own key only', async () => {
    await (await openAlbum(cache, 'key', work)).write(PICTURE, Buffer.from('png'));
    expect(await (await openAlbum(cache, 'key', work)).read(PICTURE)).toEqual(Buffer.from('png'));
    expect(await (await openAlbum(cache, 'other', work)).read(PICTURE)).toBeUndefined();
  });
});

describe('forgetOld', () => {
  it('keeps what was used last', async () => {
    for (const [index, name] of ['oldest', 'older', 'old', 'new', 'newer', 'newest'].entries()) {
      mkdirSync(join(cache, 'pictures', name), { recursive: true });
      utimesSync(join(cache, 'pictures', name), index, index);
    }
    await forgetOld(cache);
    expect(readdirSync(join(cache, 'pictures')).toSorted()).toEqual(['new', 'newer', 'newest', 'old']);
  });
});
