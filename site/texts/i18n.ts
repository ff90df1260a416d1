import type { LangCode } from '@plinth/ui/contract';
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next';
import type { Dictionary } from './dictionary.ts';
import type { Text } from './language.ts';
import { ALL_GROUPS, type Groups } from './pageTexts.ts';

/** The texts that are loaded from the start. */
export type Dictionaries = Partial<Record<LangCode, Partial<Dictionary>>>;

/** Where a translator gets its texts. */
export interface TextSource {
  readonly texts?: Dictionaries;
  /** Fetches the dictionary of a language; when missing, there are only `texts`. */
  readonly fetchDictionary?: (langCode: string) => Promise<Partial<Dictionary>>;
  /**
   * Called with a key that a dictionary lacks. The prerenderer and the tests refuse it; a visitor sees nothing instead of the raw
   * key.
   */
  readonly onMissingKey?: (key: string) => void;
}

/** i18next requests groups one by one; all of them are in one file, which is fetched once. */
function backendOf(fetchDictionary: NonNullable<TextSource['fetchDictionary']>): BackendModule {
  const calls = new Map<string, Promise<Partial<Dictionary>>>();
  const fetchOnce = (langCode: string) => {
    const call = calls.get(langCode) ?? fetchDictionary(langCode).finally(() => calls.delete(langCode));
    calls.set(langCode, call);
    return call;
  };
  return {
    type: 'backend',
    // `read` returns a promise.
    callbackApi: false,
    init: () => undefined,
    async read(langCode: string, group: string) {
      return Object.entries(await fetchOnce(langCode)).find(([name]) => name === group)?.[1];
    },
  };
}

/** Makes the translator of one app: the groups of the dictionaries are its namespaces. */
export function createI18n({ texts = {}, fetchDictionary, onMissingKey }: TextSource = {}): I18n {
  const instance = createInstance();
  if (fetchDictionary !== undefined) instance.use(backendOf(fetchDictionary));
  // Not by `use(initReactI18next)`, which has one translator for all apps: `useTranslation` gets this one.
  void instance.init({
    resources: texts,
    partialBundledLanguages: true,
    ns: ALL_GROUPS,
    defaultNS: 'COMMON',
    // `HOME.CONTACT.SUBMIT` is a key of the group `HOME`.
    nsSeparator: '.',
    appendNamespaceToMissingKey: true,
    lowerCaseLng: true,
    // Only `zh-tw`, not `zh` as well.
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissingKey?.(key);
      return '';
    },
    // Each page names its language: nothing has to render again when another language is loaded.
    react: { bindI18n: '' },
  });
  return instance;
}

/** Looks up loaded texts of a language. */
export const textOf = (i18n: I18n, langCode: LangCode): Text => i18n.getFixedT(langCode, ALL_GROUPS);

/** Whether groups of texts are loaded. */
export const hasTexts = (i18n: I18n, langCode: LangCode, groups: Groups): boolean =>
  groups.every((group) => i18n.hasResourceBundle(langCode, group));

/**
 * Loads groups of texts, and with them all others of the language: they are in one file.
 *
 * @returns rejects when they cannot be fetched; it may be called again
 */
export async function loadTexts(i18n: I18n, langCode: LangCode, groups: Groups): Promise<void> {
  if (hasTexts(i18n, langCode, groups)) return;
  // Unlike a first load, this retries what could not be fetched before.
  await i18n.reloadResources(langCode);
  if (!hasTexts(i18n, langCode, groups)) throw new Error(`The texts in ${langCode} could not be fetched.`);
}
