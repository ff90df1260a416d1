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
  // Before anything is measured or painted: lines are not as high in one language as in another.
  useInsertionEffect(() => {
    const lang = LANG_TAGS[langCode];
    // Said again, even if it is the same, it makes the browser style the whole page anew.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    storeLanguage(langCode);
  }, [langCode]);
}
