import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import type { ParseKeys, TFunction } from 'i18next';
import { useInsertionEffect } from 'react';
import { storeLanguage } from '../routes/index.ts';
import type { Groups } from './pageTexts.ts';

/** Looks texts up by group and name, such as `HOME.CONTACT.SUBMIT`; an unknown key does not compile. */
export type Text = TFunction<Groups>;

/** The key of a text, such as `META.ABOUT.TITLE`. */
export type TextKey = ParseKeys<Groups>;

/** Keeps the document and the stored language in step with the active one. */
export function useActiveLanguage(langCode: LangCode): void {
  // Before anything is measured or painted: line heights differ between languages.
  useInsertionEffect(() => {
    const lang = LANG_TAGS[langCode];
    // Setting it again, even to the same value, makes the browser recalculate the whole page's styles.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    storeLanguage(langCode);
  }, [langCode]);
}
