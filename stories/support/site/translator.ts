/*
 * Apart from the dictionaries: the mocks need those and stand behind every story, and whatever they imported would be in
 * reach of every change to a page.
 */
import { type Text, type TextSource, createI18n, textOf } from '@plinth/site/shell';
import type { LangCode } from '@plinth/ui/contract';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { reportStoryError } from '../../../.storybook/storyErrors.ts';
import { dictionaryOf } from './dictionaries.ts';

/** The translator of one story, with one language at hand as in a finished document; a text that is missing fails it. */
export function translatorOf(
  brand: ContentGlobals,
  langCode: LangCode,
  source: Pick<TextSource, 'fetchDictionary'> = {},
): ReturnType<typeof createI18n> {
  return createI18n({
    texts: { [langCode]: dictionaryOf(brand, langCode) },
    ...source,
    onMissingKey: (key) => reportStoryError(`The dictionary of ${brand.variant} has no ${key}.`),
  });
}

export type { Text };

/** Looks texts of a brand up in a language. */
export function textIn(brand: ContentGlobals, langCode: LangCode): Text {
  return textOf(translatorOf(brand, langCode), langCode);
}
