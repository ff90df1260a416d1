import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { forLanguages } from '@plinth/site/composed-languages';
import { type Dictionary, dictionaryPath, mergeDictionaries } from '@plinth/site/dictionary';
import type { OutputFiles } from './types.ts';

const readJson = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Parameters<typeof mergeDictionaries>[0];

/** The dictionary of each language. */
export type Dictionaries = Readonly<Record<LangCode, Dictionary>>;

/** Each language's dictionary as it is served: the shared texts with the brand's own over them. */
export const readDictionaries = (root: string, variant: string): Dictionaries =>
  forLanguages((langCode) => {
    const shared = readJson(join(root, `site/texts/${langCode}.json`));
    const brand = readJson(join(root, `site/variants/${variant}/assets/i18n/${langCode}.json`));
    // That both languages have the same keys is a test; that no page lacks a text is checked when it is rendered.
    return mergeDictionaries(shared, brand) as unknown as Dictionary;
  });

/** The files from which the app takes words that a page did not bring. */
export const dictionaryFiles = (dictionaries: Dictionaries): OutputFiles =>
  new Map(LANG_CODES.map((langCode) => [dictionaryPath(langCode), JSON.stringify(dictionaries[langCode])]));
