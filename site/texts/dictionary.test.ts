import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANG_CODES } from '@plinth/ui/contract';
import { describe, expect, test } from 'vitest';
import { flatTexts, mergeDictionaries } from './dictionary.ts';

const SITE = join(import.meta.dirname, '..');
const VARIANTS = readdirSync(join(SITE, 'variants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

type Nested = Parameters<typeof mergeDictionaries>[0];

const readJson = (file: string): Nested => JSON.parse(readFileSync(join(SITE, file), 'utf8'));

const served = (variant: string, langCode: string) =>
  new Map(
    flatTexts(
      mergeDictionaries(
        readJson(`texts/${langCode}.json`),
        readJson(`variants/${variant}/assets/i18n/${langCode}.json`),
      ),
    ),
  );

const placeholdersOf = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name]) => name ?? '').toSorted();

const [first, ...others] = LANG_CODES;

test('there are variants to look at', () => {
  expect(VARIANTS).toEqual(expect.arrayContaining(['agency', 'cloud']));
});

describe.each(VARIANTS)('the dictionaries of %s', (variant) => {
  const reference = served(variant, first);

  test.each(others)(`%s has the keys and placeholders of ${first}`, (langCode) => {
    const texts = served(variant, langCode);
    const shape = (dictionary: Map<string, string>) =>
      [...dictionary].map(([key, text]) => [key, ...placeholdersOf(text)].join(' ')).toSorted();
    expect(shape(texts)).toEqual(shape(reference));
  });

  test('has every word that the first brand of the house has', () => {
    expect([...reference.keys()]).toEqual(expect.arrayContaining([...served('cloud', first).keys()]));
  });

  test.each(LANG_CODES)('%s has the keys that are fixed by the outside contract', (langCode) => {
    expect([...served(variant, langCode).keys()]).toEqual(
      expect.arrayContaining(['HOME.CONTACT.SUBMIT', 'HOME.MIDA', 'SERVICE.TAX', 'MENU.PACKAGE']),
    );
  });

  test.each(LANG_CODES)('%s has no empty text, no stray space and no broken placeholder', (langCode) => {
    const bad = [...served(variant, langCode)].filter(
      ([, text]) =>
        text !== text.trim() || text === '' || /\{(?!\{)|\}(?!\})/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    expect(bad).toEqual([]);
  });

  test('en has no Chinese by accident', () => {
    const chinese = [...served(variant, 'en')].filter(([, text]) => /\p{Script=Han}/u.test(text));
    // A language's name is in that language, for those who look for it.
    expect(chinese.map(([key]) => key)).toEqual(['MENU.LANGUAGE_ZH_TW']);
  });
});

describe('the error catalogue reads as it was decided', () => {
  const PARTS = [
    'ERROR.NOTICE',
    'ERROR.SYSTEM',
    'ERROR.DATA',
    'ERRORPAGE.TRY_LATER',
    'ERRORPAGE.BACK_HOME',
    'ERROR.TIMEOUT',
  ];
  const REQUIRED = ['COMPANY_VALID', 'NAME_VALID', 'TEL_VALID', 'COMMENT_VALID'].map(
    (key) => `HOME.CONTACT.${key}`,
  );
  const texts = (variant: string, langCode: string, keys: readonly string[]) =>
    keys.map((key) => served(variant, langCode).get(key));

  test.each(VARIANTS)('in %s', (variant) => {
    expect(texts(variant, 'zh-tw', PARTS)).toEqual([
      '通知',
      '系統異常，請聯繫管理員',
      '資料異常，請聯繫管理員',
      '請稍後再試',
      '回首頁',
      'Timeout has occurred.',
    ]);
    expect(texts(variant, 'en', PARTS)).toEqual([
      'Notice',
      'System error, please contact the administrator',
      'Data error, please contact the administrator',
      'Please try again later',
      'Back to home',
      'Timeout has occurred.',
    ]);
    expect(new Set(texts(variant, 'zh-tw', REQUIRED))).toEqual(new Set(['必填欄位']));
    expect(new Set(texts(variant, 'en', REQUIRED))).toEqual(new Set(['This field is required']));
  });
});

test('every text is asked for somewhere', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SITE, exclude: ['**/*.test.*', '**/node_modules/**'] })
    .map((file) => readFileSync(join(SITE, file), 'utf8'))
    .concat(readFileSync(join(SITE, '../tools/build/documents.ts'), 'utf8'))
    .join('\n');
  const keys = new Set(VARIANTS.flatMap((variant) => [...served(variant, first).keys()]));
  // Whole keys: a key that is the beginning of another does not count as used with it.
  const asked = new Set(sources.match(/\w+(\.\w+)+/g));
  expect([...keys].filter((key) => !asked.has(key))).toEqual([]);
});

describe('mergeDictionaries', () => {
  test("lays the brand's words over the shared ones, group by group", () => {
    const shared = { A: { X: 'shared', Y: 'shared' }, B: { Z: 'shared' } };
    const brand = { A: { X: 'brand' }, C: 'brand' };
    expect(mergeDictionaries(shared, brand)).toEqual({
      A: { X: 'brand', Y: 'shared' },
      B: { Z: 'shared' },
      C: 'brand',
    });
    expect(shared.A.X).toBe('shared');
  });
});
