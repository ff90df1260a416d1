import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LangCode } from '@plinth/ui/contract';
import { type Dictionary, mergeDictionaries } from '@plinth/site/dictionary';

const readJson = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Parameters<typeof mergeDictionaries>[0];

/** A language's dictionary as it is served: the shared texts with the brand's own over them. */
export function readDictionary(root: string, variant: string, langCode: LangCode): Dictionary {
  const shared = readJson(join(root, `site/texts/${langCode}.json`));
  const brand = readJson(join(root, `site/variants/${variant}/assets/i18n/${langCode}.json`));
  // That both languages have the same keys is a test; that no page lacks a text is checked when it is rendered.
  return mergeDictionaries(shared, brand) as unknown as Dictionary;
}
