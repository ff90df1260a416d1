import { expect, test } from 'vitest';
import { createBatcher } from './batch.ts';

test('what arrives in one turn runs together, each with its own result', async () => {
  const batches: (readonly number[])[] = [];
  const double = createBatcher(async (items: readonly number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('a batch that fails fails for all of it, and for nobody after it', async () => {
  let broken = true;
  const run = createBatcher(async (items: readonly number[]) => {
    if (broken) throw new Error('full');
    return items;
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
    return items;
  });
  await Promise.all(Array.from({ length: 150 }, (_, index) => run(index)));
  expect(sizes).toEqual([64, 64, 22]);
});
