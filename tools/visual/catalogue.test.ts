import { expect, it } from 'vitest';
import { type Catalogue, checkParameter } from './catalogue.ts';

const CATALOGUE: Catalogue = {
  modeOf: (name) => {
    if (name === 'phone') return { name, width: 390, height: 844 };
    throw new Error(`No mode is called '${name}'.`);
  },
  modesFor: () => ['phone'],
  globalsParameter: () => '',
};

const reason = 'It moves.';

it.each([{ add: ['phone'] }, { only: ['phone'], reason }, { skip: true, reason }])(
  'accepts a story’s parameter for its pictures: %o',
  (value) => expect(checkParameter('a--b', value, CATALOGUE)).toBe(value),
);

it.each([
  [{ skip: true }, /'a--b'/],
  [{ skip: false, reason }, /'a--b'/],
  [{ only: ['phone'], reason: ' ' }, /'a--b'/],
  [{ only: 'phone', reason }, /'a--b'/],
  [{ add: [1] }, /'a--b'/],
  [{ add: ['desk'] }, /'a--b'.+No mode is called 'desk'/],
  [{ only: ['desk'], reason }, /'a--b'.+No mode is called 'desk'/],
])('refuses, and names the story: %o', (value, words) => {
  expect(() => checkParameter('a--b', value, CATALOGUE)).toThrow(words);
});
