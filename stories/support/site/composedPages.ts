import type { LinkTargets } from '@plinth/site/composed';
import { fileNameOf, isHome, readFileName } from '@plinth/site/composed-file-name';
import { forLanguages } from '@plinth/site/composed-languages';
import type { LangCode } from '@plinth/ui/contract';
import type { VariantName } from '../../../.storybook/globals.ts';

/**
 * The brands' files. When one changes while the workshop runs, the change stops here: the workshop's own settings answer calls
 * with these pages, and changed settings would restart the story on screen, such as the composer that has just saved.
 */
const known: { files?: Readonly<Record<string, string>> } = import.meta.hot?.data ?? {};
known.files = import.meta.glob<string>('../../../site/variants/*/pages/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});
import.meta.hot?.accept();
const files = (): Readonly<Record<string, string>> => known.files ?? {};

/** What a new brand shows while it has composed no page. */
const SAMPLE = 'sample';
const SAMPLES: Readonly<Record<LangCode, string>> = {
  'zh-tw':
    'title: 範例頁面\ndescription: 還沒有頁面的品牌。\nsections:\n  - section: Hero\n    heading: 範例頁面\n',
  en: 'title: A sample page\ndescription: A brand without pages.\nsections:\n  - section: Hero\n    heading: A sample page\n',
};

const ownSlugs = (variant: VariantName): string[] =>
  Object.keys(files()).flatMap((path) => {
    const [file = '', , brand] = path.split('/').toReversed();
    const name = readFileName(file);
    return brand === variant && typeof name === 'object' && !isHome(name) ? [name.slug] : [];
  });

/** The file of a brand's page, as text; undefined where there is none. */
export function composedFile(variant: VariantName, slug: string, langCode: LangCode): string | undefined {
  if (slug === SAMPLE && ownSlugs(variant).length === 0) return SAMPLES[langCode];
  return files()[`../../../site/variants/${variant}/pages/${fileNameOf({ slug, langCode })}`];
}

/** The slugs of the pages that a brand composed besides home, in the order of their files; the sample's if there are none. */
export function composedSlugs(variant: VariantName): string[] {
  const own = [...new Set(ownSlugs(variant))];
  return own.length === 0 ? [SAMPLE] : own;
}

/** The slugs of a brand's pages by language, as the site serves them. */
export const composedList = (variant: VariantName): LinkTargets['pages'] =>
  forLanguages((langCode) =>
    composedSlugs(variant).filter((slug) => composedFile(variant, slug, langCode) !== undefined),
  );
