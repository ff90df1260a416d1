import { expect, it, vi } from 'vitest';
import { createI18n, loadTexts, textOf } from '../texts/i18n.ts';
import { developmentTexts } from './developmentTexts.ts';

it('has the page of a group that nobody has written yet, and says what is missing', async () => {
  const say = vi.spyOn(console, 'error').mockReturnValue();
  const i18n = createI18n(developmentTexts(() => Promise.resolve({})));
  await loadTexts(i18n, 'en', ['COMMON', 'ABOUT']);
  expect(textOf(i18n, 'en')('ABOUT.TITLE')).toBe('');
  expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ABOUT.TITLE is missing'));
});
