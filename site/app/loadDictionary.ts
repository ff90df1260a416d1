import type { ApiClient } from '@plinth/ui/api';
import type { LangCode } from '@plinth/ui/contract';
import type { i18n as I18n } from 'i18next';
import { dictionaryPath } from './dictionary.ts';
import { NAMESPACE } from './i18n.ts';
import { settle } from './settledPromise.ts';

/** Brings whole dictionaries; a document has the texts of its own page only. */
export interface DictionaryLoader {
  /** Makes all texts of a language available; one that failed may be tried again. */
  readonly load: (langCode: LangCode) => Promise<void>;
  /** The load that made them available, if there was one. */
  readonly loaded: (langCode: LangCode) => Promise<void> | undefined;
}

/** Makes the loader of one app: each language is fetched once. */
export function createDictionaryLoader(i18n: I18n, api: ApiClient): DictionaryLoader {
  const loading = new Map<LangCode, Promise<void>>();
  const loaded = new Map<LangCode, Promise<void>>();
  const load = (langCode: LangCode): Promise<void> => {
    const known = loading.get(langCode);
    if (known !== undefined) return known;
    const promise = api.getJson(dictionaryPath(langCode)).then(
      (dictionary) => {
        i18n.addResourceBundle(langCode, NAMESPACE, dictionary, true, true);
        loaded.set(langCode, settle(promise, undefined));
      },
      (error: unknown) => {
        loading.delete(langCode);
        throw error;
      },
    );
    loading.set(langCode, promise);
    return promise;
  };
  return { load, loaded: (langCode) => loaded.get(langCode) };
}
