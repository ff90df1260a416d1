import { expect, it, vi } from 'vitest';
import { createI18n, loadTexts, textOf } from '../texts/i18n.ts';
import { developmentTexts } from './developmentTexts.ts';

it.each([
  ['a group that nobody has written yet', () => Promise.resolve({})],
  ['a dictionary that is broken', () => Promise.reject(new Error('It is no JSON.'))],
])('has a page with %s, and says what is missing', async (_what, fetchDictionary) => {
  using say = vi.spyOn(console, 'error').mockReturnValue();
  const i18n = createI18n(developmentTexts(fetchDictionary));
  await loadTexts(i18n, 'en', ['COMMON', 'ABOUT']);
  expect(textOf(i18n, 'en')('ABOUT.TITLE')).toBe('');
  expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ABOUT.TITLE is missing'));
});
