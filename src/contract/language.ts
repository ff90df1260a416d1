/** The site's languages, the default first. Anything else is refused (specification, section 5). */
export const LANG_CODES = ['zh-tw', 'en'] as const;

/** A language code as used in paths, local storage and API calls. */
export type LangCode = (typeof LANG_CODES)[number];

/** The language for a visitor about whom nothing is known. */
export const DEFAULT_LANG_CODE: LangCode = 'zh-tw';

/** Whether `value` is a language code that the site knows. Case matters, as it does in paths. */
export function isLangCode(value: unknown): value is LangCode {
  return (LANG_CODES as readonly unknown[]).includes(value);
}

/**
 * The site's language for a browser's language tag, such as `en-GB` or `zh-Hant-HK` (rulings, 'Browser language').
 *
 * @returns undefined where the site does not have it
 */
export function langCodeOfTag(tag: string): LangCode | undefined {
  const lower = tag.toLowerCase();
  if (lower === 'en' || lower.startsWith('en-')) return 'en';
  return /^zh$|^zh-(?:tw|hk|mo|hant)(?:-|$)/.test(lower) ? 'zh-tw' : undefined;
}

/** The BCP 47 tag of a language, for the `lang` attribute. */
export const LANG_TAGS: Readonly<Record<LangCode, string>> = { 'zh-tw': 'zh-Hant-TW', en: 'en' };
