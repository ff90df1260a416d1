import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@plinth/server/content';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { forLanguages } from '@plinth/site/composed-languages';
import { type Dictionary, dictionaryPath, mergeDictionaries } from '@plinth/site/dictionary';
import type { OutputFiles } from './types.ts';

function readJson(root: string, path: string) {
  const text = readFileSync(join(root, path), 'utf8');
  try {
    return JSON.parse(text) as Parameters<typeof mergeDictionaries>[0];
  } catch (error) {
    throw new ContentError(`${path}: ${String(error)}`, { cause: error });
  }
}

/** The dictionary of each language. */
export type Dictionaries = Readonly<Record<LangCode, Dictionary>>;

/** Each language's dictionary as it is served: the shared texts with the brand's own over them. */
export const readDictionaries = (root: string, variant: string): Dictionaries =>
  forLanguages((langCode) => {
    const shared = readJson(root, `site/texts/${langCode}.json`);
    const brand = readJson(root, `site/variants/${variant}/assets/i18n/${langCode}.json`);
    // That both languages have the same keys is a test; that no page lacks a text is checked when it is rendered.
    return mergeDictionaries(shared, brand) as unknown as Dictionary;
  });

/** Refuses texts that a page shows and neither of its dictionaries has. */
export function refuseMissing(variant: string, langCode: LangCode, keys: string): never {
  const shared = `here as in site/texts/${langCode}.json; or page.ts does not name the group in \`texts\``;
  throw new ContentError(
    `site/variants/${variant}/assets/i18n/${langCode}.json: ${keys} is missing, ${shared}`,
  );
}

/** The files from which the app takes words that a page did not bring. */
export const dictionaryFiles = (dictionaries: Dictionaries): OutputFiles =>
  new Map(LANG_CODES.map((langCode) => [dictionaryPath(langCode), JSON.stringify(dictionaries[langCode])]));
