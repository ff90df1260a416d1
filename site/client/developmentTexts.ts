import type { Dictionary } from '../texts/dictionary.ts';
import type { TextSource } from '../texts/i18n.ts';
import { ALL_GROUPS } from '../texts/pageTexts.ts';

/**
 * Texts during development, where pages are looked at before all their words are written: the console says which are missing. A
 * group that is not there yet is empty, and so is a broken dictionary, which the server reports over the page; a page that waits
 * for its words would load its document again and again.
 */
export const developmentTexts = (fetchDictionary: NonNullable<TextSource['fetchDictionary']>) =>
  ({
    fetchDictionary: async (langCode): Promise<Partial<Dictionary>> => ({
      ...Object.fromEntries(ALL_GROUPS.map((group) => [group, {}])),
      ...(await fetchDictionary(langCode).catch(() => undefined)),
    }),
    onMissingKey: (key) =>
      console.error(`${key} is missing in this language; or page.ts does not name the group in \`texts\`.`),
  }) satisfies TextSource;
