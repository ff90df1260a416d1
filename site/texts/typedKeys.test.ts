import { expectTypeOf, test } from 'vitest';
import { createI18n, textOf } from './i18n.ts';
import type { TextKey } from './language.ts';

/*
 * Tested by the compiler, which reads this file with all others: an unknown key does not compile. If one ever compiles,
 * `@ts-expect-error` becomes the error.
 */
const t = textOf(createI18n(), 'en');

test('a known key compiles', () => {
  t('HOME.CONTACT.SUBMIT');
  t('ERROR.NOTICE');
  expectTypeOf<'SERVICE.TAX'>().toExtend<TextKey>();
});

test('an unknown key does not compile', () => {
  // @ts-expect-error -- no such text
  t('HOME.CONTACT.SUBMITT');
  // @ts-expect-error -- a group is no text
  t('HOME.CONTACT');
  // @ts-expect-error -- no such group
  t('NOWHERE.NOTICE');
  const anyText: string = 'HOME.CONTACT.SUBMIT';
  // @ts-expect-error -- a key is written out, so that the compiler can look it up
  t(anyText);
  expectTypeOf<'HOME.CONTACT.SUBMITT'>().not.toExtend<TextKey>();
});
