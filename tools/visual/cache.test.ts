import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetOld, keepBase, openAlbum } from './cache.ts';
import { pictureOf, temporaryFolder } from './testing.ts';

let cache = '';
let work = '';

beforeEach(() => {
  cache = temporaryFolder();
  work = join(cache, 'unfinished');
  mkdirSync(work);
});

const PICTURE = pictureOf('a--b', 'en');
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
