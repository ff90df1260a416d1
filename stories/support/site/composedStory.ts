import type { PageName } from '@plinth/site/composed';
import * as composed from '@plinth/site/composed-sections';
import { paths } from '@plinth/site/routes';
import type { VariantName } from '../../../.storybook/globals.ts';
import { PAGE_MODES, type PicturesParameter, modeOf } from '../../../.storybook/modes.ts';
import { refusedIfWrong, sitePage } from './sitePage.ts';

/** A page's file: a brand's page in a language. */
export interface ComposedFile extends PageName {
  readonly variant: VariantName;
}

/** The pictures of a page that one brand has in one language: all page modes of this brand and language. */
export const composedPictures = ({ variant, langCode }: Pick<ComposedFile, 'variant' | 'langCode'>) =>
  ({
    only: PAGE_MODES.filter((name) => {
      const mode = modeOf(name);
      return mode.variant === variant && mode.locale === langCode;
    }),
    reason: 'The file is of this brand and in this language.',
  }) satisfies PicturesParameter;

/** The default export of the story file that each page's file gets; `.storybook/composing/pageStories.ts` writes that file. */
export function composedStory({ variant, slug, langCode }: ComposedFile) {
  const { parameters, ...page } = sitePage({ composed }, () => paths.composed(langCode, slug));
  return {
    title: `Pages/${variant}/${slug}`,
    ...page,
    parameters: { ...parameters, pictures: composedPictures({ variant, langCode }) },
    loaders: refusedIfWrong(() => slug),
    // Whatever the toolbar says: no other brand has this page.
    globals: { variant, locale: langCode },
  };
}
