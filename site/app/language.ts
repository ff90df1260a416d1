import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import type { TFunction } from 'i18next';
import { createContext, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { storeLanguage } from '../routes/index.ts';
import { useRuntime } from './runtime.ts';

const LanguageContext = createContext<LangCode | undefined>(undefined);

/** Gives the active language to everything below; its texts have to be loaded. */
export const LanguageProvider = LanguageContext.Provider;

/** The active language. */
export function useLangCode(): LangCode {
  const langCode = use(LanguageContext);
  if (langCode === undefined) throw new Error('useLangCode needs a LanguageProvider above it.');
  return langCode;
}

/** Looks texts up in the active language; an unknown key does not compile. */
export function useText(): TFunction {
  return useTranslation('translation', { lng: useLangCode() }).t;
}

/** Keeps the document and the stored language in step with the active one. */
export function useActiveLanguage(langCode: LangCode): void {
  const { i18n } = useRuntime();
  useEffect(() => {
    document.documentElement.lang = LANG_TAGS[langCode];
    storeLanguage(langCode);
    void i18n.changeLanguage(langCode);
  }, [i18n, langCode]);
}
