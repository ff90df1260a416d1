import { expect, it } from 'vitest';
import { HistoryRecord } from './historyRecord.ts';

function recordOf(...keys: readonly [string, ...string[]]): HistoryRecord {
  const [first, ...others] = keys;
  const record = new HistoryRecord(first);
  for (const key of others) record.note(key, 'PUSH');
  return record;
}

it('counts the entries between two locations, in both directions', () => {
  const record = recordOf('a', 'b', 'c');
  record.note('a', 'POP');
  expect([record.steps('c', 'a'), record.steps('a', 'b'), record.steps('a', 'a')]).toEqual([-2, 1, 0]);
});

it('forgets what lay ahead once a visitor goes another way', () => {
  const record = recordOf('a', 'b', 'c');
  record.note('a', 'POP');
  record.note('d', 'PUSH');
  expect([record.steps('a', 'd'), record.steps('a', 'b')]).toEqual([1, undefined]);
});

it('gives the place of an entry to the one that replaces it', () => {
  const record = recordOf('a', 'b');
  record.note('b2', 'REPLACE');
  record.note('c', 'PUSH');
  expect([record.steps('a', 'c'), record.steps('a', 'b')]).toEqual([2, undefined]);
});

it('does not count a navigation twice that it is told of twice', () => {
  const record = recordOf('a', 'b', 'b');
  expect(record.steps('a', 'b')).toBe(1);
});

it('begins anew at an entry from before the app started', () => {
  const record = recordOf('b', 'c');
  record.note('a', 'POP');
  record.note('d', 'PUSH');
  expect(['b', 'c'].map((before) => record.steps(before, 'a'))).toEqual([undefined, undefined]);
  expect(record.steps('a', 'd')).toBe(1);
});
