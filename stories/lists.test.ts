import { expect, it } from 'vitest';
import { editedProp, indexAfter } from '../.storybook/lists/edits.ts';

const items = ['one', 'two', 'three'];

it.each([
  ['up', 1, ['two', 'one', 'three']],
  ['down', 1, ['one', 'three', 'two']],
  ['copy', 0, ['one', 'one', 'two', 'three']],
  ['remove', 2, ['one', 'two']],
] as const)('%s of item %i', (edit, index, expected) => {
  expect(editedProp({ items, heading: 'All' }, { path: ['items', index], edit })).toEqual({
    items: expected,
  });
  if (edit !== 'remove') expect(expected[indexAfter(index, edit)]).toBe(items[index]);
});

it('edits a list within an item, and leaves the other items the very same', () => {
  const groups = [{ name: 'First', links: ['a', 'b'] }, { name: 'Second' }];
  const edited = editedProp({ groups }, { path: ['groups', 0, 'links', 1], edit: 'up' });
  expect(edited).toEqual({ groups: [{ name: 'First', links: ['b', 'a'] }, { name: 'Second' }] });
  expect(edited['groups'][1]).toBe(groups[1]);
});

it('takes another file for a picture', () => {
  const media = { src: 'brands/cloud/assets/pictures/hero.svg', alt: 'A cloud', width: 3 };
  const src = 'brands/cloud/assets/pictures/plan.svg';
  expect(editedProp({ media }, { path: ['media'], edit: { src } })).toEqual({ media: { ...media, src } });
});
