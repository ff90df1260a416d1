import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { HomeDataSchema, MenuSchema, ServicePageSchema, contactResponseOf } from './index.ts';

/* The rulings, 'What counts as empty or abnormal'. */

const price = { title: 'Basic', price: 12_000, unit: 'a month' };
const step = { title: 'Talk' };
const productPage = { pageTitle: 'Hosting', template: 'Product', items: [price] };
const processPage = { pageTitle: 'Moving', template: 'Process', items: [step] };

describe('the menu', () => {
  test('is sorted, and its ids are texts', () => {
    const items = [
      { id: 10, name: 'B' },
      { id: 2, name: 'A' },
      { id: '3', name: 'First', sort: 0 },
    ];
    expect(v.parse(MenuSchema, { items }).items.map(({ id }) => id)).toEqual(['3', '2', '10']);
  });

  test('drops a bad entry and keeps the rest', () => {
    const bad = [
      null,
      7,
      'text',
      {},
      { id: 1 },
      { name: 'A' },
      { id: '', name: 'A' },
      { id: 1, name: '  ' },
      [],
    ];
    expect(v.parse(MenuSchema, { items: [...bad, { id: 1, name: 'A' }] }).items).toMatchObject([
      { id: '1', name: 'A' },
    ]);
  });

  test('may be empty', () => {
    expect(v.parse(MenuSchema, { items: [] })).toEqual({ items: [] });
  });

  test.each([null, {}, [], 'text', { items: null }, { items: {} }, { items: 'none' }])(
    'is not %j',
    (answer) => {
      expect(v.is(MenuSchema, answer)).toBe(false);
    },
  );
});

describe('home data', () => {
  test('has an empty section for each list that is missing or no list', () => {
    const answer = { productItems: 'none', mediaItems: null };
    expect(v.parse(HomeDataSchema, answer)).toEqual({ productItems: [], mediaItems: [], brandItems: [] });
  });

  test('fills optional texts with nothing and drops what cannot be shown', () => {
    const answer = {
      productItems: [{ id: 2, title: 'Hosting', imageUrl: 7 }, { id: 3 }],
      mediaItems: [{ title: 'Press' }, { imageUrl: 'a.svg' }],
      brandItems: [{ imageUrl: 'logo.svg' }, { imageUrl: '' }, {}],
    };
    expect(v.parse(HomeDataSchema, answer)).toMatchObject({
      productItems: [{ id: '2', title: 'Hosting', imageUrl: '', description: '' }],
      mediaItems: [{ title: 'Press', imageUrl: '', description: '' }],
      brandItems: [{ imageUrl: 'logo.svg', name: '' }],
    });
  });

  test('sorts every list, and a sort of the wrong type counts as missing', () => {
    const media = ['c', 'a', 'b'].map((title, index) => ({ title, sort: [3, 1, 2][index] }));
    const answer = {
      mediaItems: [{ title: 'odd', sort: '0' }, ...media, { title: 'odd too', sort: Infinity }],
    };
    const { mediaItems } = v.parse(HomeDataSchema, answer);
    expect(mediaItems.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'odd', 'odd too']);
  });
});

describe('a service page', () => {
  test.each([productPage, processPage])('is %j', (answer) => {
    expect(v.parse(ServicePageSchema, answer)).toMatchObject({
      pageTitle: answer.pageTitle,
      pageSubTitle: '',
    });
  });

  test.each([false, null, undefined])('may say isError %s', (isError) => {
    expect(v.is(ServicePageSchema, { ...productPage, isError })).toBe(true);
  });

  test.each([
    ['isError true', { ...productPage, isError: true }],
    ['isError of another type', { ...productPage, isError: 'false' }],
    ['null', null],
    ['{}', {}],
    ['a text, such as html', '<!doctype html>'],
    ['a list', [productPage]],
    ['no template', { ...productPage, template: undefined }],
    ['an unknown template', { ...productPage, template: 'Grid' }],
    ['a template in another case', { ...productPage, template: 'product' }],
    ['no title', { ...productPage, pageTitle: ' ' }],
    ['no items', { ...productPage, items: undefined }],
    ['items that are no list', { ...productPage, items: { 0: price } }],
    ['an empty list', { ...productPage, items: [] }],
    ['not one good entry', { ...productPage, items: [{ title: 'Basic', price: '12000' }] }],
    ['steps under Product', { ...productPage, items: [step] }],
  ])('is not one with %s', (_what, answer) => {
    expect(v.is(ServicePageSchema, answer)).toBe(false);
  });

  test.each([-1, NaN, Infinity, '100', null, undefined])('drops a price of %s', (bad) => {
    const items = [{ ...price, price: bad }, price];
    expect(v.parse(ServicePageSchema, { ...productPage, items }).items).toHaveLength(1);
  });

  test('sorts what a package contains, and a flag of the wrong type is no flag', () => {
    const items = [
      { ...price, preferFlag: 'yes', descItems: [{ item: 'b', sort: 2 }, {}, { item: 'a', sort: 1 }] },
    ];
    expect(v.parse(ServicePageSchema, { ...productPage, items }).items).toMatchObject([
      { preferFlag: false, descItems: [{ item: 'a' }, { item: 'b' }] },
    ]);
  });
});

describe('the contact answer', () => {
  test('needs isError; its message may be missing', () => {
    expect(contactResponseOf({ isError: false })).toEqual({ isError: false, message: '' });
    expect(contactResponseOf({ isError: true, message: 7 })).toEqual({ isError: true, message: '' });
    expect(contactResponseOf({ message: 'thanks' })).toBeUndefined();
    expect(contactResponseOf({ isError: 'false' })).toBeUndefined();
  });
});

test('no answer, however strange, makes a check throw', () => {
  const checks = [
    contactResponseOf,
    ...[MenuSchema, HomeDataSchema, ServicePageSchema].map(
      (schema) => (answer: unknown) => v.is(schema, answer),
    ),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...checks),
      fc.anything({ withBigInt: true, withDate: true }),
      (check, answer) => {
        expect(() => check(answer)).not.toThrow();
      },
    ),
  );
});
