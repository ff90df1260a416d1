import type { Media } from '@plinth/ui';
import type { LangCode } from '@plinth/ui/contract';
import { type Content, contentOf } from '../stories/mocks/fixtures/index.ts';
import { type StoryText, storyText } from '../stories/text/index.ts';
import { brandOf } from './brands.ts';
import { withDoubledWords } from './doubledWords.ts';
import type { VariantName, WorkshopGlobals } from './globals.ts';
import { type SharedPicture, brandPath, sharedPicture } from './pictures.ts';

/** The content and pictures of the chosen brand. */
export interface Look {
  readonly variant: VariantName;
  readonly locale: LangCode;
  /** The answers of the brand's backend. */
  readonly content: Content;
  /** A picture that every brand has. */
  readonly picture: (name: SharedPicture, alt: string) => Media;
  /** A picture that the content names by its `imageUrl`, in the usual size for its kind. */
  readonly contentPicture: (imageUrl: string, alt: string, size: { width: number; height: number }) => Media;
}

/** Chooses a story's words. */
export type ChooseWords<Props> = (text: StoryText, look: Look) => Partial<Props>;

/** The words of stories, and the brand's content and pictures, by the toolbar's settings. */
export function wordsFor({ locale, length, variant }: WorkshopGlobals): readonly [StoryText, Look] {
  const { company } = brandOf(variant).variant;
  const text = storyText(locale, variant, {
    name: company.name[locale],
    shortName: company.shortName[locale],
    address: company.address[locale],
    email: company.email,
    social: company.social.label[locale],
    messaging: company.messaging.label[locale],
  });
  return [
    length === 'doubled' ? withDoubledWords(text) : text,
    {
      variant,
      locale,
      content: contentOf({ variant, length }, locale),
      picture: (name, alt) => sharedPicture(variant, name, alt),
      contentPicture: (imageUrl, alt, size) => ({ src: brandPath(variant, imageUrl), alt, ...size }),
    },
  ];
}

/**
 * The words of a story as `parameters`, chosen by the toolbar's language. They become args that a story does not set
 * itself, so a control can still change them:
 *
 * ```ts
 * parameters: words<BannerProps>((t) => ({ heading: t.section.heading }))
 * ```
 */
export function words<Props>(choose: ChooseWords<Props>): { readonly words: ChooseWords<Props> } {
  return { words: choose };
}
