import { expect, test, vi } from 'vitest';
import cloud from '../variants/cloud/assets/i18n/zh-tw.json' with { type: 'json' };
import shared from '../i18n/zh-tw.json' with { type: 'json' };
import { PAGE_IDS } from '../routes/index.ts';
import { type Dictionary, mergeDictionaries } from './dictionary.ts';
import { textsOf } from './pageTexts.ts';
import { textKeysOf } from './textKeys.ts';
import { packTexts, unpackTexts } from './travelTexts.ts';

// The brand of this test has no advantages and no partners; its pages never ask for them.
const dictionary = mergeDictionaries(shared, cloud) as unknown as Dictionary;

vi.mock('virtual:text-keys', async () => {
  const { textKeysOf: keysOf } = await import('./textKeys.ts');
  const { mergeDictionaries: merge } = await import('./dictionary.ts');
  const [brand, common] = await Promise.all([
    import('../variants/cloud/assets/i18n/zh-tw.json', { with: { type: 'json' } }),
    import('../i18n/zh-tw.json', { with: { type: 'json' } }),
  ]);
  return { textKeys: keysOf(merge(common.default, brand.default) as unknown as Dictionary) };
});

test.each(PAGE_IDS)('the texts of the page %s arrive under the keys that they left with', (page) => {
  expect(unpackTexts(page, packTexts(page, dictionary))).toEqual(textsOf(page, dictionary));
});

test('the order of keys does not depend on the order in the file', () => {
  const turned = { ...dictionary, ERROR: Object.fromEntries(Object.entries(dictionary.ERROR).toReversed()) };
  expect(textKeysOf(turned as unknown as Dictionary)['ERROR']).toEqual(textKeysOf(dictionary)['ERROR']);
});
