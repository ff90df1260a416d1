import { mergeDictionaries } from '@plinth/site/dictionary';
import type { LangCode } from '@plinth/ui/contract';
import { withDoubledWords } from '../../../.storybook/doubledWords.ts';
import type { ContentGlobals } from '../../../.storybook/globals.ts';

type Texts = Parameters<typeof mergeDictionaries>[0];

const shared = import.meta.glob<Texts>('../../../site/texts/*.json', { eager: true, import: 'default' });
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
  const common = shared[`../../../site/texts/${langCode}.json`];
  const own = brands[`../../../site/variants/${variant}/assets/i18n/${langCode}.json`];
  if (common === undefined || own === undefined)
    throw new Error(`The brand '${variant}' has no dictionary in ${langCode}.`);
  const dictionary = mergeDictionaries(common, own);
  return length === 'doubled' ? withDoubledWords(dictionary) : dictionary;
}
