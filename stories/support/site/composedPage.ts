import { readPage } from '@plinth/site/composed';
import type { ComposedPage } from '@plinth/site/composed-content';
import { fileNameOf, isHome } from '@plinth/site/composed-file-name';
import { pictureOf } from '@plinth/site/pictures';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { BRAND_FILES } from '../../../.storybook/composing/brandFiles.ts';
import type { ContentGlobals } from '../../../.storybook/globals.ts';
import { brandPath, pictureManifest } from '../../../.storybook/pictures.ts';
import { composedFile, composedList } from './composedPages.ts';
import { withDoubledSections } from './doubledSections.ts';

/**
 * A page that a brand composed, as the build makes it, or with its words doubled.
 *
 * @returns undefined if the brand has none of that name in that language
 * @throws Error with all that is wrong with the file
 */
export function composedPage(
  { variant, length }: ContentGlobals,
  slug: string,
  langCode: LangCode,
): ComposedPage | undefined {
  const text = composedFile(variant, slug, langCode);
  if (text === undefined) return undefined;
  const pictures = pictureManifest(BRAND_FILES[variant]?.pictures ?? []);
  const { lines, content } = readPage(text, fileNameOf({ slug, langCode }), {
    langCode,
    isHome: isHome({ slug }),
    picture: (src, alt) => pictureOf(src, alt, { assetBase: brandPath(variant, ''), pictures }),
    targets: { services: BRAND_FILES[variant]?.services, pages: composedList(variant) },
  });
  if (content === undefined || lines.length > 0) throw new Error(lines.join('\n'));
  return {
    ...(length === 'doubled' ? withDoubledSections(content) : content),
    langCodes: LANG_CODES.filter((code) => composedFile(variant, slug, code) !== undefined),
  };
}
