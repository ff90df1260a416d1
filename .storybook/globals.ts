import { LANG_CODES } from '@plinth/ui/contract';
import * as v from 'valibot';
import { VARIANT_NAMES } from './brandNames.ts';

/** The name of a brand: one of `VARIANT_NAMES`. */
export type VariantName = string;

/** The colour schemes, the default first. */
export const THEMES = ['light', 'dark'] as const;
/** The name of a colour scheme. */
export type ThemeName = (typeof THEMES)[number];

/** What is said of the colour scheme: the system's, until somebody chooses one, which a link then carries. */
export const SCHEMES = ['system', ...THEMES] as const;

/** The system's colour scheme; a test or a build without a window has none. */
const systemTheme = (): ThemeName =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** How long the words are: as written, or every label doubled to see what breaks. */
export const LENGTHS = ['real', 'doubled'] as const;

const [DEFAULT_VARIANT = ''] = VARIANT_NAMES;

/** What the toolbar sets, and where the workshop starts; anything unknown counts as not set. */
const GlobalsSchema = v.object({
  locale: v.fallback(v.picklist(LANG_CODES), 'zh-tw'),
  variant: v.fallback(v.picklist(VARIANT_NAMES), DEFAULT_VARIANT),
  theme: v.pipe(
    v.fallback(v.picklist(SCHEMES), 'system'),
    v.transform((scheme) => (scheme === 'system' ? systemTheme() : scheme)),
  ),
  length: v.fallback(v.picklist(LENGTHS), 'real'),
  /** `on` makes the world stand still, see the page Workshop/Pictures. */
  pictures: v.fallback(v.picklist(['off', 'on']), 'off'),
});

/** What the toolbar sets; in the URL as `globals=locale:en;variant:agency;theme:dark`. */
export type WorkshopGlobals = Readonly<v.InferOutput<typeof GlobalsSchema>>;

/** What decides which words and which content there are. */
export type ContentGlobals = Pick<WorkshopGlobals, 'variant' | 'length'>;

/** Reads Storybook's untyped globals. */
export const readGlobals = (globals: Readonly<Record<string, unknown>>): WorkshopGlobals =>
  v.parse(GlobalsSchema, globals);

/** Where the workshop starts. */
export const INITIAL_GLOBALS: WorkshopGlobals = readGlobals({});

/** As much of Storybook's preview as is read. */
const PreviewSchema = v.object({
  storyStoreValue: v.object({ userGlobals: v.object({ globals: GlobalsSchema }) }),
});

const ArgsSchema = v.record(v.string(), v.unknown());
/** As much of it as knows the args of stories. */
const StoreSchema = v.object({
  storyStoreValue: v.object({ args: v.object({ argsByStoryId: v.record(v.string(), ArgsSchema) }) }),
});

/** What the args of a story are by now, drawn or not, as the preview of stories in a window knows them. */
export const argsOf = (
  page: { readonly __STORYBOOK_PREVIEW__?: unknown },
  storyId: string,
): Readonly<Record<string, unknown>> =>
  v.parse(StoreSchema, page.__STORYBOOK_PREVIEW__).storyStoreValue.args.argsByStoryId[storyId] ?? {};

/** What the toolbar says, as the preview of stories in a window knows it; undefined where there is none. */
export function toolbarOf(
  page: { readonly __STORYBOOK_PREVIEW__?: unknown } | null | undefined,
): WorkshopGlobals | undefined {
  const read = v.safeParse(PreviewSchema, page?.__STORYBOOK_PREVIEW__);
  return read.success ? read.output.storyStoreValue.userGlobals.globals : undefined;
}
