import { execFileSync } from 'node:child_process';
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

  it('puts another story before each one when taken backward', () => {
    const before = (order: 'forward' | 'backward') =>
      new Map(
        batchesOf(pictures, order).flatMap((batch) => batch.map(({ id }, at) => [id, batch[at - 1]?.id])),
      );
    const [forward, backward] = [before('forward'), before('backward')];
    const same = many.filter(({ id }) => forward.get(id) === backward.get(id));
    expect(same).toEqual([]);
  });
});

/** The order in which a machine with a certain locale takes one picture of each story. */
const orderIn = (locale: string, stories: readonly string[]): unknown => {
  const script = `import { batchesOf } from ${JSON.stringify(import.meta.resolve('./studio.ts'))};
    const pictures = ${JSON.stringify(stories.map((id) => pictureOf(id, 'a')))};
    console.log(JSON.stringify(batchesOf(pictures, 'forward')));`;
  const env = { ...process.env, LC_ALL: locale };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }),
  );
};

describe('inShard', () => {
  it('gives the same parts on machines with another sort order', () => {
    // In Estonian z comes before t.
    const stories = ['zebra', 'tab'];
    expect(orderIn('et_EE.UTF-8', stories)).toEqual(orderIn('en_US.UTF-8', stories));
  });

  it('gives each part whole documents, and all parts together everything', () => {
    const parts = [1, 2].map((part) => inShard(pictures, { part, of: 2 }));
    expect(parts.map(({ length }) => length)).toEqual([25, 21]);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(pictures.length);
    const whole = ids(batchesOf(pictures, 'forward'));
    for (const part of parts) expect(whole).toEqual(expect.arrayContaining(ids(batchesOf(part, 'forward'))));
  });
});
