import type { LangCode } from '@plinth/ui/contract';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PageId } from '../routes/index.ts';
import type { Dictionary } from './dictionary.ts';
import { hasTextsOf } from './pageTexts.ts';

/** The texts that are at hand; others are loaded when a page needs them. */
export type Dictionaries = Partial<Record<LangCode, Partial<Dictionary>>>;

/** The one namespace that all texts live in. */
export const NAMESPACE = 'translation';

/**
 * Makes the translator of one app.
 *
 * @param onMissingKey told of a key that a dictionary lacks; the prerenderer and the tests refuse it, a visitor sees
 *   nothing in its place rather than the raw key
 */
export function createI18n(dictionaries: Dictionaries, onMissingKey?: (key: string) => void): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    resources: Object.fromEntries(
      Object.entries(dictionaries).map(([langCode, dictionary]) => [langCode, { [NAMESPACE]: dictionary }]),
    ),
    lowerCaseLng: true,
    fallbackLng: false,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissingKey?.(key);
      return '';
    },
    // Pages name their language, so nothing has to render again when the translator's own changes.
    react: { useSuspense: false, bindI18n: '' },
  });
  return instance;
}

/** Whether the texts of a page are at hand. */
export function hasTexts(i18n: I18n, langCode: LangCode, page: PageId): boolean {
  // A bundle is what `createI18n` or the dictionary loader put there.
  return hasTextsOf(page, i18n.getResourceBundle(langCode, NAMESPACE) as Partial<Dictionary> | undefined);
}
