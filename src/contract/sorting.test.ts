import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Sortable, sortItems } from './sorting.ts';

/* The rulings, 'Sorting': ascending by `sort`, then by `id`, otherwise in the order received; stable. */

const sorted = (items: readonly Sortable[]) => sortItems(items);

test('sorts by sort', () => {
  expect(sorted([{ sort: 2 }, { sort: -1 }, { sort: 1.5 }])).toEqual([
    { sort: -1 },
    { sort: 1.5 },
    { sort: 2 },
  ]);
});

test('sorts equal ones by id, numbers as numbers', () => {
  const items = [{ id: '10' }, { id: '9' }, { id: '2' }];
  expect(sorted(items).map(({ id }) => id)).toEqual(['2', '9', '10']);
  expect(sorted([{ id: 'b' }, { id: 'B' }, { id: 'a' }]).map(({ id }) => id)).toEqual(['B', 'a', 'b']);
});

test('sorts by id in one order, however they were received: numbers first, then all others', () => {
  const orders = [
    ['9', '10', '1a'],
    ['1a', '10', '9'],
    ['10', '1a', '9'],
  ];
  for (const ids of orders)
    expect(sorted(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual(['9', '10', '1a']);
});

test('sort comes before id, and items without a sort come last', () => {
  const items = [{ id: '1' }, { id: '3', sort: 1 }, { id: '2', sort: 2 }];
  expect(sorted(items).map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('keeps the order received where nothing else is said, and leaves its input alone', () => {
  const items = Object.freeze([{ title: 'b' }, { title: 'a' }, { title: 'c' }]);
  expect(sortItems(items as readonly (Sortable & { title: string })[])).toEqual(items);
});

const item = fc.record(
  {
    sort: fc.integer({ min: -3, max: 3 }),
    id: fc.constantFrom('1', '2', '01', '10', '9', '1a', 'a', 'B', ''),
  },
  { requiredKeys: [] },
);

test('the order of items that differ is the same, however they were received', () => {
  const items = fc.uniqueArray(item, { selector: ({ sort, id }) => JSON.stringify([sort, id]) });
  const received = items.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(received, ([list, shuffled]) => {
      expect(sortItems(shuffled)).toEqual(sortItems(list));
    }),
  );
});

test('is stable, loses nothing, and sorting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const received = items.map((entry, place) => ({ ...entry, place }));
      const once = sortItems(received);
      expect(sortItems(once)).toEqual(once);
      expect(once.toSorted((a, b) => a.place - b.place)).toEqual(received);
      for (const [index, entry] of once.entries()) {
        const next = once[index + 1];
        const isSame = next !== undefined && entry.sort === next.sort && entry.id === next.id;
        if (isSame) expect(entry.place).toBeLessThan(next.place);
      }
    }),
  );
});
