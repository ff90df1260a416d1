import { expect, test } from 'vitest';
import { createBatcher } from './batch.ts';

const good = <T>(result: T) => ({ ok: true, result }) as const;

test('what arrives in one turn runs together, each with its own result', async () => {
  const batches: (readonly number[])[] = [];
  const double = createBatcher(async (items: readonly number[]) => {
    batches.push(items);
    return items.map((item) => good(item * 2));
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('an item that fails fails alone', async () => {
  const run = createBatcher(async (items: readonly number[]) =>
    items.map((item) => (item === 2 ? ({ ok: false, error: new Error('odd') } as const) : good(item))),
  );
  const results = await Promise.allSettled([1, 2, 3].map(run));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a batch that fails fails for all of it, and for nobody after it', async () => {
  let broken = true;
  const run = createBatcher(async (items: readonly number[]) => {
    if (broken) throw new Error('full');
    return items.map(good);
  });
  const results = await Promise.allSettled([run(1), run(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await run(3)).toBe(3);
});

test('many are split, so that nobody waits for all', async () => {
  const sizes: number[] = [];
  const run = createBatcher(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items.map(good);
  });
  await Promise.all(Array.from({ length: 1200 }, (_, index) => run(index)));
  expect(sizes).toEqual([512, 512, 176]);
});
