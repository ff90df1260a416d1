import { sectionFields } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import { INITIAL_GLOBALS, type VariantName } from '../../../.storybook/globals.ts';
import { wordsFor } from '../../../.storybook/words.ts';
import { logos, mediaItems, productCards } from '../../support/fromContent.ts';
import { textIn } from '../../support/site/translator.ts';
import { type Data, isData } from '../model/values.ts';

const ANSWERED = { productItems: productCards, mediaItems, brandItems: logos } as const;

/** Whose page a section is on. */
interface Brand {
  readonly variant: VariantName;
  readonly langCode: LangCode;
}

/** Stands in on the canvas for what the site gives sections from its texts and its backend: enough to see where it goes. */
export function withStandIns(section: string, props: Data, { variant, langCode }: Brand): Data {
  const list = sectionFields(section)['items'];
  if (props['items'] === undefined && list?.kind === 'list' && list.answer !== undefined) {
    const globals = { ...INITIAL_GLOBALS, variant, locale: langCode };
    const [text, look] = wordsFor(globals);
    const heading = props['heading'] ?? textIn(globals, langCode)('HOME.MIDA');
    return { ...props, heading, items: ANSWERED[list.answer](text, look) };
  }
  if (section === 'ContactSection') {
    return { ...props, children: <p className="empty-page">The site’s contact form stands here.</p> };
  }
  const { items } = props;
  if (section !== 'ProcessSection' || !Array.isArray(items)) return props;
  const steps = items.map((item: unknown, index) => ({
    number: index + 1,
    numberLabel: String(index + 1),
    ...(isData(item) ? item : {}),
  }));
  return { ...props, items: steps };
}
