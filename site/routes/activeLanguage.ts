import { DEFAULT_LANG_CODE, type LangCode, isLangCode, langCodeOfTag } from '@plinth/ui/contract';

/** The local storage key of the language last shown (specification, section 3). */
export const LANG_STORAGE_KEY = 'langCode';

/** Storage that throws (private mode) counts as empty. */
function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(LANG_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Stores the language; where storage throws, the page works without it. */
export function storeLanguage(langCode: LangCode): void {
  try {
    localStorage.setItem(LANG_STORAGE_KEY, langCode);
  } catch {
    // Nothing depends on it: the next page names its language in its path.
  }
}

/**
 * The active language where the path names none: the stored one, else the browser's, else zh-tw (specification, section 2).
 *
 * @param browser the browser's language; only this one is asked, as the specification says
 */
export function activeLanguage(browser = navigator.language): LangCode {
  const stored = readStoredLanguage();
  return isLangCode(stored) ? stored : (langCodeOfTag(browser) ?? DEFAULT_LANG_CODE);
}
