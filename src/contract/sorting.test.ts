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

test('sort comes before id, and items without a sort come last', () => {
  const items = [{ id: '1' }, { id: '3', sort: 1 }, { id: '2', sort: 2 }];
  expect(sorted(items).map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('keeps the order received where nothing else is said, and leaves its input alone', () => {
  const items = Object.freeze([{ title: 'b' }, { title: 'a' }, { title: 'c' }]);
  expect(sortItems(items as readonly (Sortable & { title: string })[])).toEqual(items);
});

const item = fc.record(
  { sort: fc.integer({ min: -3, max: 3 }), id: fc.constantFrom('1', '2', '10', 'a', 'B', '') },
  { requiredKeys: [] },
);

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
