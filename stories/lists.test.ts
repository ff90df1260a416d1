import { expect, it } from 'vitest';
import {
  caughtUp,
  editedProp,
  goneAhead,
  indexAfter,
  keyed,
  nameOf,
  newestArgs,
} from '../.storybook/lists/edits.ts';

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

it('brings an emptied list back to its first item as the story has it, also where its item has moved', () => {
  const initial = { items, groups: [{ links: ['a'] }, { links: ['b'] }] };
  expect(editedProp({ items: [] }, { path: ['items', 0], edit: 'copy' }, initial)).toEqual({
    items: ['one'],
  });
  const groups = [{ links: ['a'] }, { links: ['b'] }, { links: [] }];
  const nested = { path: ['groups', 2, 'links', 0], edit: 'copy' } as const;
  expect(editedProp({ groups }, nested, initial)['groups'][2]).toEqual({ links: ['a'] });
});

it('takes another file for a picture', () => {
  const media = { src: 'brands/cloud/assets/pictures/hero.svg', alt: 'A cloud', width: 3 };
  const src = 'brands/cloud/assets/pictures/plan.svg';
  expect(editedProp({ media }, { path: ['media'], edit: { src } })).toEqual({ media: { ...media, src } });
});

it('is ahead of the story until that tells what was asked of it, or something else', () => {
  const known = { told: { items }, ahead: [] };
  const once = goneAhead(known, { path: ['items', 0], edit: 'down' });
  const twice = goneAhead(once, { path: ['items', 0], edit: 'remove' });
  expect(newestArgs(twice)).toEqual({ items: ['one', 'three'] });
  const told = caughtUp(twice, { items: ['two', 'one', 'three'] });
  expect(newestArgs(told)).toEqual({ items: ['one', 'three'] });
  expect(caughtUp(told, { items: ['one', 'three'] }).ahead).toEqual([]);
  expect(newestArgs(caughtUp(twice, { items: ['other'] }))).toEqual({ items: ['other'] });
});

it('gives what was told again no other identity', () => {
  const known = { told: { items, icon: { $$typeof: Symbol('element') } }, ahead: [] };
  expect(caughtUp(known, { items: [...items], icon: { $$typeof: Symbol('element') } })).toBe(known);
});

it.each([
  ['moved', ['three', 'one', 'two'], [3, 1, 2]],
  ['copied', ['one', 'one', 'two', 'three'], [1, 4, 2, 3]],
  ['removed', ['one', 'three'], [1, 3]],
  ['edited where they stand', ['one', 'zwei', 'three'], [1, 2, 3]],
  ['others', ['1', '2', '3', '4'], [1, 2, 3, 4]],
])('knows items again that were %s', (_how, now, keys) => {
  expect(keyed(now, keyed(items)).keys).toEqual(keys);
});

it.each([
  ['its heading', { numberLabel: 'Step 1', heading: 'Ask us' }, 'Ask us'],
  ['its label', { value: '0', label: 'By phone' }, 'By phone'],
  ['what it says first', { time: '9:30', text: 'Coffee' }, '9:30'],
  ['itself', 'Daily backups', 'Daily backups'],
  ['the file of its picture', { src: 'brands/cloud/assets/pictures/brand-1.svg' }, 'brand-1.svg'],
  ['its place', { label: 7 }, 'Item 3'],
])('an item is called by %s', (_what, item, name) => {
  expect(nameOf(item, 2)).toBe(name);
});
