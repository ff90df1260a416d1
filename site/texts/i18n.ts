import type { LangCode } from '@plinth/ui/contract';
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next';
import type { Dictionary } from './dictionary.ts';
import type { Text } from './language.ts';
import { ALL_GROUPS, type Groups } from './pageTexts.ts';

/** The texts that are at hand from the start. */
export type Dictionaries = Partial<Record<LangCode, Partial<Dictionary>>>;

/** How a translator comes to texts. */
export interface TextSource {
  readonly texts?: Dictionaries;
  /** Brings the dictionary of a language; without it only `texts` are there. */
  readonly fetchDictionary?: (langCode: string) => Promise<Partial<Dictionary>>;
  /**
   * Told of a key that a dictionary lacks. The prerenderer and the tests refuse it; a visitor sees nothing in its place rather
   * than the raw key.
   */
  readonly onMissingKey?: (key: string) => void;
}

/** i18next asks for one group after the other; all of them are in one file, which is fetched once. */
function backendOf(fetchDictionary: NonNullable<TextSource['fetchDictionary']>): BackendModule {
  const calls = new Map<string, Promise<Partial<Dictionary>>>();
  const fetchOnce = (langCode: string) => {
    const call = calls.get(langCode) ?? fetchDictionary(langCode).finally(() => calls.delete(langCode));
    calls.set(langCode, call);
    return call;
  };
  return {
    type: 'backend',
    // `read` gives a promise.
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
  // Not by `use(initReactI18next)`, which knows one translator for all apps: `useTranslation` is given this one.
  void instance.init({
    resources: texts,
    partialBundledLanguages: true,
    ns: ALL_GROUPS,
    defaultNS: 'COMMON',
    // `HOME.CONTACT.SUBMIT` is a key of the group `HOME`.
    nsSeparator: '.',
    appendNamespaceToMissingKey: true,
    lowerCaseLng: true,
    // `zh-tw`, and not `zh` besides.
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissingKey?.(key);
      return '';
    },
    // A page names its language: nothing has to render again when another one comes.
    react: { bindI18n: '' },
  });
  return instance;
}

/** Looks up the texts of a language that are at hand. */
export const textOf = (i18n: I18n, langCode: LangCode): Text => i18n.getFixedT(langCode, ALL_GROUPS);

/** Whether groups of texts are at hand. */
export const hasTexts = (i18n: I18n, langCode: LangCode, groups: Groups): boolean =>
  groups.every((group) => i18n.hasResourceBundle(langCode, group));

/**
 * Makes groups of texts available, and with them all others of the language: they come in one file.
 *
 * @returns rejects when they cannot be had; it may be called again
 */
export async function loadTexts(i18n: I18n, langCode: LangCode, groups: Groups): Promise<void> {
  if (hasTexts(i18n, langCode, groups)) return;
  // Unlike a first load, this asks again for what once could not be had.
  await i18n.reloadResources(langCode);
  if (!hasTexts(i18n, langCode, groups)) throw new Error(`The texts in ${langCode} could not be fetched.`);
}
