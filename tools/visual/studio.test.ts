import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { batchesOf, inShard } from './studio.ts';
import { pictureOf } from './testing.ts';

const many = Array.from({ length: 45 }, (_, index) => pictureOf(`s${String(index).padStart(2, '0')}`, 'a'));
const pictures = [pictureOf('s00', 'b'), ...many.toReversed()];
const ids = (batches: readonly (readonly Picture[])[]) => batches.map((batch) => batch.map(({ id }) => id));

describe('batchesOf', () => {
  it('gives a document one mode and a few stories, always the same ones', () => {
    const batches = batchesOf(pictures, 'forward');
    expect(batches.map(({ length }) => length)).toEqual([20, 20, 5, 1]);
    expect(batches.at(-1)).toEqual([pictureOf('s00', 'b')]);
    expect(ids(batchesOf(pictures.toReversed(), 'forward'))).toEqual(ids(batches));
  });

  it('gives every story another one before it when taken backward', () => {
    const before = (order: 'forward' | 'backward') =>
      new Map(
        batchesOf(pictures, order).flatMap((batch) => batch.map(({ id }, at) => [id, batch[at - 1]?.id])),
      );
    const [forward, backward] = [before('forward'), before('backward')];
    const same = many.filter(({ id }) => forward.get(id) === backward.get(id));
    expect(same).toEqual([]);
  });
});

describe('inShard', () => {
  it('gives each part whole documents, and all parts together everything', () => {
    const parts = [1, 2].map((part) => inShard(pictures, { part, of: 2 }));
    expect(parts.map(({ length }) => length)).toEqual([25, 21]);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(pictures.length);
    const whole = ids(batchesOf(pictures, 'forward'));
    for (const part of parts) expect(whole).toEqual(expect.arrayContaining(ids(batchesOf(part, 'forward'))));
  });
});
