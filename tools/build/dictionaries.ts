import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@plinth/server/content';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { forLanguages } from '@plinth/site/composed-languages';
import { type Dictionary, dictionaryPath, flatTexts, mergeDictionaries } from '@plinth/site/dictionary';
import type { OutputFiles } from './types.ts';

function readJson(root: string, path: string) {
  const text = readFileSync(join(root, path), 'utf8');
  try {
    return JSON.parse(text) as Parameters<typeof mergeDictionaries>[0];
  } catch (error) {
    throw new ContentError(`${path}: ${String(error)}`, { cause: error });
  }
}

type Nested = ReturnType<typeof readJson>;

const placeholdersIn = (text: string): string =>
  [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted().join(' ') || 'no placeholder';

/** Refuses a text with a placeholder that the other language does not have: visitors would see a gap for a misspelt one. */
function refuseOtherPlaceholders(variant: string, dictionaries: Readonly<Record<LangCode, Nested>>): void {
  const [first, ...others] = LANG_CODES;
  const reference = new Map(flatTexts(dictionaries[first]));
  const faults = others.flatMap((langCode) =>
    flatTexts(dictionaries[langCode]).flatMap(([key, text]) => {
      const expected = placeholdersIn(reference.get(key) ?? text);
      const found = placeholdersIn(text);
      return found === expected
        ? []
        : [`${langCode}.json: ${key} has ${found}, ${first}.json has ${expected}`];
    }),
  );
  if (faults.length === 0) return;
  const folder = `site/variants/${variant}/assets/i18n`;
  throw new ContentError(faults.map((fault) => `${folder}/${fault}: spell them alike`).join('\n'));
}

/** The dictionary of each language. */
export type Dictionaries = Readonly<Record<LangCode, Dictionary>>;

/** Each language's dictionary as it is served: the shared texts, overridden by the brand's own. */
export function readDictionaries(root: string, variant: string): Dictionaries {
  // A test checks that both languages have the same keys; rendering checks that no page lacks a text.
  const dictionaries = forLanguages((langCode) =>
    mergeDictionaries(
      readJson(root, `site/texts/${langCode}.json`),
      readJson(root, `site/variants/${variant}/assets/i18n/${langCode}.json`),
    ),
  );
  refuseOtherPlaceholders(variant, dictionaries);
  return dictionaries as unknown as Dictionaries;
}

/** Refuses texts that a page shows and that are in neither the brand's nor the shared dictionary. */
export function refuseMissing(variant: string, langCode: LangCode, keys: string): never {
  const shared = `here as in site/texts/${langCode}.json; or page.ts does not name the group in \`texts\``;
  throw new ContentError(
    `site/variants/${variant}/assets/i18n/${langCode}.json: ${keys} is missing, ${shared}`,
  );
}

/** The files from which the app takes texts that are not embedded in a page. */
export const dictionaryFiles = (dictionaries: Dictionaries): OutputFiles =>
  new Map(LANG_CODES.map((langCode) => [dictionaryPath(langCode), JSON.stringify(dictionaries[langCode])]));
