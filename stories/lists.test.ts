import { expect, it } from 'vitest';
import { editedList, indexAfter } from '../.storybook/lists/edits.ts';

const items = ['one', 'two', 'three'];

it.each([
  ['up', 1, ['two', 'one', 'three']],
  ['down', 1, ['one', 'three', 'two']],
  ['copy', 0, ['one', 'one', 'two', 'three']],
  ['remove', 2, ['one', 'two']],
] as const)('%s of item %i', (edit, index, expected) => {
  expect(editedList(items, { index, edit })).toEqual(expected);
  if (edit !== 'remove') expect(expected[indexAfter({ index, edit })]).toBe(items[index]);
});
