/*
 * Apart from the dictionaries: the mocks need those and stand behind every story, and whatever they imported would be in
 * reach of every change to a page.
 */
import { NAMESPACE, createI18n } from '@plinth/site/shell';
import type { LangCode } from '@plinth/ui/contract';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { reportTrouble } from '../../../.storybook/trouble.ts';
import { dictionaryOf } from './dictionaries.ts';

/** The translator of one story, with one language at hand as in a finished document; a text that is missing fails it. */
export function translatorOf(brand: ContentGlobals, langCode: LangCode): ReturnType<typeof createI18n> {
  const i18n = createI18n({}, (key) => reportTrouble(`The dictionary of ${brand.variant} has no ${key}.`));
  i18n.addResourceBundle(langCode, NAMESPACE, dictionaryOf(brand, langCode));
  return i18n;
}
