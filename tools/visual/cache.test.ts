import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { forgetOld, openAlbum } from './cache.ts';
import { openPictureFiles } from './pictureFiles.ts';
import { pictureOf, temporaryFolder } from './testing.ts';

it('the cache keeps what was used last', async () => {
  const cache = temporaryFolder();
  for (const [index, name] of ['oldest', 'older', 'old', 'new', 'newer', 'newest'].entries()) {
    mkdirSync(join(cache, 'pictures', name), { recursive: true });
    utimesSync(join(cache, 'pictures', name), index, index);
  }
  await forgetOld(cache);
  expect(readdirSync(join(cache, 'pictures')).toSorted()).toEqual(['new', 'newer', 'newest', 'old']);
});

it('keeps pictures of stories and modes with any name, and their URLs work in a report', async () => {
  const folder = temporaryFolder();
  const picture = pictureOf('名'.repeat(90), '50% / #1');
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const album = await openAlbum(folder, 'key', folder);
  await album.write(picture, png);
  expect(await album.read(picture)).toEqual(png);
  expect(await album.read(pictureOf('名'.repeat(91), '50% / #1'))).toBeUndefined();
  const files = await openPictureFiles(folder);
  const kept = await files.put(`${picture.id}.before`, png);
  expect(new URL(kept.file, 'file:///').pathname).toBe(`/${kept.file}`);
  expect(await files.read(kept)).toEqual(png);
});
