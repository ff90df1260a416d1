import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { VARIANT_NAMES } from './brandNames.ts';

/** The name of a brand: one of `VARIANT_NAMES`. */
export type VariantName = string;

/** The colour schemes, the default first. */
export const THEMES = ['light', 'dark'] as const;
/** The name of a colour scheme. */
export type ThemeName = (typeof THEMES)[number];

/** How long the words are: as written, or every label doubled to see what breaks. */
export const LENGTHS = ['real', 'doubled'] as const;
/** How long the words are. */
export type Length = (typeof LENGTHS)[number];

/** What the toolbar sets; in the URL as `globals=locale:en;variant:agency;theme:dark`. */
export interface WorkshopGlobals {
  readonly locale: LangCode;
  readonly variant: VariantName;
  readonly theme: ThemeName;
  readonly length: Length;
  /** `on` makes the world stand still, see the page Workshop/Pictures. */
  readonly pictures: 'off' | 'on';
}

/** What decides which words and which content there are. */
export type ContentGlobals = Pick<WorkshopGlobals, 'variant' | 'length'>;

const [DEFAULT_VARIANT = ''] = VARIANT_NAMES;

/** Where the workshop starts. */
export const INITIAL_GLOBALS: WorkshopGlobals = {
  locale: 'zh-tw',
  variant: DEFAULT_VARIANT,
  theme: 'light',
  length: 'real',
  pictures: 'off',
};

const oneOf = <const T extends string>(options: readonly T[], value: unknown, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

/** Reads Storybook's untyped globals; anything unknown counts as not set. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): WorkshopGlobals {
  return {
    locale: oneOf(LANG_CODES, globals['locale'], INITIAL_GLOBALS.locale),
    variant: oneOf(VARIANT_NAMES, globals['variant'], INITIAL_GLOBALS.variant),
    theme: oneOf(THEMES, globals['theme'], INITIAL_GLOBALS.theme),
    length: oneOf(LENGTHS, globals['length'], INITIAL_GLOBALS.length),
    pictures: oneOf(['off', 'on'], globals['pictures'], INITIAL_GLOBALS.pictures),
  };
}
