import type { ApiClient } from '@plinth/ui/api';
import type { LangCode } from '@plinth/ui/contract';
import type { i18n as I18n } from 'i18next';
import { dictionaryPath } from './dictionary.ts';
import { NAMESPACE } from './i18n.ts';

/** Brings whole dictionaries; a document has the texts of its own page only. */
export interface DictionaryLoader {
  /** Makes all texts of a language available; one that failed may be tried again. */
  readonly load: (langCode: LangCode) => Promise<void>;
}

/** Makes the loader of one app: each language is fetched once. */
export function createDictionaryLoader(i18n: I18n, api: ApiClient): DictionaryLoader {
  const loading = new Map<LangCode, Promise<void>>();
  const fetchTexts = async (langCode: LangCode): Promise<void> => {
    try {
      i18n.addResourceBundle(langCode, NAMESPACE, await api.getJson(dictionaryPath(langCode)), true, true);
    } catch (error) {
      loading.delete(langCode);
      throw error;
    }
  };
  return {
    load(langCode) {
      const promise = loading.get(langCode) ?? fetchTexts(langCode);
      loading.set(langCode, promise);
      return promise;
    },
  };
}
