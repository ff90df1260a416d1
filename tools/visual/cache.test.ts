import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetOld } from './cache.ts';
import { temporaryFolder } from './testing.ts';

it('the cache keeps what was used last', async () => {
  const cache = temporaryFolder();
  for (const [index, name] of ['oldest', 'older', 'old', 'new', 'newer', 'newest'].entries()) {
    mkdirSync(join(cache, 'pictures', name), { recursive: true });
    utimesSync(join(cache, 'pictures', name), index, index);
  }
  await forgetOld(cache);
  expect(readdirSync(join(cache, 'pictures')).toSorted()).toEqual(['new', 'newer', 'newest', 'old']);
});
