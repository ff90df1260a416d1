import { LANG_CODES } from '@plinth/ui/contract';
import * as v from 'valibot';
import { VARIANT_NAMES } from './brandNames.ts';

/** The name of a brand: one of `VARIANT_NAMES`. */
export type VariantName = string;

/** The colour schemes, the default first. */
export const THEMES = ['light', 'dark'] as const;
/** The name of a colour scheme. */
export type ThemeName = (typeof THEMES)[number];

/** The settings for the colour scheme: the system's, until somebody chooses one, which links then carry. */
const SCHEMES = ['system', ...THEMES] as const;

/** The system's colour scheme; a test or a build without a window has none. */
const systemTheme = (): ThemeName =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** How long the words are: as written, or every label doubled to see what breaks. */
export const LENGTHS = ['real', 'doubled'] as const;

const [DEFAULT_VARIANT = ''] = VARIANT_NAMES;

/** What the toolbar sets, with the defaults; anything unknown counts as not set. */
const GlobalsSchema = v.object({
  locale: v.fallback(v.picklist(LANG_CODES), 'zh-tw'),
  variant: v.fallback(v.picklist(VARIANT_NAMES), DEFAULT_VARIANT),
  theme: v.pipe(
    v.fallback(v.picklist(SCHEMES), 'system'),
    v.transform((scheme) => (scheme === 'system' ? systemTheme() : scheme)),
  ),
  length: v.fallback(v.picklist(LENGTHS), 'real'),
  /** `on` stops the clock for pictures, see the page Workshop/Pictures. */
  pictures: v.fallback(v.picklist(['off', 'on']), 'off'),
});

/** What the toolbar sets; in the URL as `globals=locale:en;variant:agency;theme:dark`. */
export type WorkshopGlobals = Readonly<v.InferOutput<typeof GlobalsSchema>>;

/** The globals that words and content depend on. */
export type ContentGlobals = Pick<WorkshopGlobals, 'variant' | 'length'>;

/** Reads Storybook's untyped globals. */
export const readGlobals = (globals: Readonly<Record<string, unknown>>): WorkshopGlobals =>
  v.parse(GlobalsSchema, globals);

/** The globals with which the workshop starts. */
export const INITIAL_GLOBALS: WorkshopGlobals = readGlobals({});

/** The part of Storybook's preview that is read. */
const PreviewSchema = v.object({
  storyStoreValue: v.object({ userGlobals: v.object({ globals: GlobalsSchema }) }),
});

const ArgsSchema = v.record(v.string(), v.record(v.string(), v.unknown()));
/** The part of it that holds the args of stories. */
const StoreSchema = v.object({
  storyStoreValue: v.object({
    args: v.object({ argsByStoryId: ArgsSchema, initialArgsByStoryId: ArgsSchema }),
  }),
});

/** The present args of a story, rendered or not, or those before any edit, from the preview in a window. */
export const argsOf = (
  page: { readonly __STORYBOOK_PREVIEW__?: unknown },
  storyId: string,
  when: 'argsByStoryId' | 'initialArgsByStoryId' = 'argsByStoryId',
): Readonly<Record<string, unknown>> =>
  v.parse(StoreSchema, page.__STORYBOOK_PREVIEW__).storyStoreValue.args[when][storyId] ?? {};

/** The toolbar's settings, from the preview in a window; undefined where there is none. */
export function toolbarOf(
  page: { readonly __STORYBOOK_PREVIEW__?: unknown } | null | undefined,
): WorkshopGlobals | undefined {
  const read = v.safeParse(PreviewSchema, page?.__STORYBOOK_PREVIEW__);
  return read.success ? read.output.storyStoreValue.userGlobals.globals : undefined;
}
