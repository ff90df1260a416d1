import type { ApiClient } from '@plinth/ui/api';
import type agency from '../variants/agency/assets/i18n/zh-tw.json';
import type cloud from '../variants/cloud/assets/i18n/zh-tw.json';
import type shared from './zh-tw.json';

/** A dictionary as it is served: the words that all brands share, overridden by the brand's own. */
export type Dictionary = typeof shared & typeof cloud & typeof agency;

/** The groups of a dictionary, nested. */
interface Nested {
  readonly [key: string]: string | Nested;
}

const isNested = (value: string | Nested | undefined): value is Nested =>
  typeof value === 'object' && value !== null;

/** Overrides the shared words by the brand's, group by group. */
export function mergeDictionaries(shared: Nested, brand: Nested): Nested {
  const merged: Record<string, string | Nested> = { ...shared };
  for (const [key, value] of Object.entries(brand)) {
    const below = merged[key];
    merged[key] = isNested(value) && isNested(below) ? mergeDictionaries(below, value) : value;
  }
  return merged;
}

/** The texts of a dictionary by their dotted keys. */
export const flatTexts = (
  dictionary: Nested,
  prefix = '',
): readonly (readonly [key: string, text: string])[] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    isNested(value) ? flatTexts(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );

/**
 * Fetches dictionaries as they are served.
 *
 * @returns rejects with an `ApiError`
 */
export const fetchDictionaryWith =
  (api: ApiClient) =>
  async (langCode: string): Promise<Partial<Dictionary>> =>
    // The site's own file.
    (await api.getJson(dictionaryPath(langCode))) as Partial<Dictionary>;

/** The path of a language's dictionary, below the site's base (specification, section 7). */
export const dictionaryPath = (langCode: string): string => `assets/i18n/${langCode}.json`;
