import { NAMESPACE, createI18n } from '@plinth/site/app';
import { mergeDictionaries } from '@plinth/site/dictionary';
import type { LangCode } from '@plinth/ui/contract';
import { withDoubledWords } from '../../../.storybook/doubled.ts';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { reportTrouble } from '../../../.storybook/trouble.ts';

type Texts = Parameters<typeof mergeDictionaries>[0];

const shared = import.meta.glob<Texts>('../../../site/i18n/*.json', { eager: true, import: 'default' });
const brands = import.meta.glob<Texts>('../../../site/variants/*/assets/i18n/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A brand's dictionary as the built site serves it, or with its words doubled.
 *
 * @throws Error when the brand has none in this language
 */
export function dictionaryOf({ variant, length }: ContentGlobals, langCode: LangCode): Texts {
  const common = shared[`../../../site/i18n/${langCode}.json`];
  const own = brands[`../../../site/variants/${variant}/assets/i18n/${langCode}.json`];
  if (common === undefined || own === undefined)
    throw new Error(`The brand '${variant}' has no dictionary in ${langCode}.`);
  const dictionary = mergeDictionaries(common, own);
  return length === 'doubled' ? withDoubledWords(dictionary) : dictionary;
}

/** The translator of one story, with one language at hand as in a finished document; a text that is missing fails it. */
export function translatorOf(brand: ContentGlobals, langCode: LangCode): ReturnType<typeof createI18n> {
  const i18n = createI18n({}, (key) => reportTrouble(`The dictionary of ${brand.variant} has no ${key}.`));
  i18n.addResourceBundle(langCode, NAMESPACE, dictionaryOf(brand, langCode));
  return i18n;
}
