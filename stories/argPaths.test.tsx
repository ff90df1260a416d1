import { expect, it } from 'vitest';
import { followed, argPathsIn } from '../.storybook/argPaths.ts';

const english = {
  columns: 2,
  items: [
    { heading: 'One', icon: <svg /> },
    { heading: 'Two', alt: '' },
  ],
};
const chinese = {
  columns: 3,
  items: [
    { heading: '一', icon: <b /> },
    { heading: '二', alt: '' },
  ],
};
const inChinese = (value: unknown) => followed(value, argPathsIn(english), chinese);

it('has an edited list follow the language, but for what was edited in it', () => {
  const [one, two] = english.items;
  expect(inChinese([two, one])).toEqual([chinese.items[1], chinese.items[0]]);
  expect(inChinese([{ ...one, heading: 'Mine' }])).toEqual([
    { heading: 'Mine', icon: chinese.items[0]?.icon },
  ]);
  expect(inChinese([{ ...two, alt: 'Mine' }])).toEqual([{ heading: '二', alt: 'Mine' }]);
});

it('has what Controls gave anew follow the brand, with its numbers and with texts that stand in several places', () => {
  const cloud = {
    items: [
      { heading: 'Small', price: 100, note: 'None' },
      { heading: 'Large', price: 300, note: 'None' },
    ],
    note: 'None',
  };
  const agency = {
    items: [
      { heading: 'One', price: 200, note: 'First' },
      { heading: 'Two', price: 500, note: 'Second' },
    ],
    note: 'Last',
  };
  const [small, large] = cloud.items;
  const edited = [{ ...large }, { ...small, heading: 'Mine' }, { heading: 'New', price: 7 }];
  expect(followed(edited, argPathsIn(cloud), agency)).toEqual([
    { heading: 'Two', price: 500, note: 'Second' },
    { heading: 'Mine', price: 200, note: 'First' },
    { heading: 'New', price: 7 },
  ]);
});

it('gives back the very same where nothing is to be replaced, or nothing stands there', () => {
  const edited = [{ heading: 'Mine', columns: 2 }];
  expect(inChinese(edited)).toBe(edited);
  expect(followed(english.items[1], argPathsIn(english), { items: [] })).toBe(english.items[1]);
});
