import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { Breakpoint } from '@plinth/ui/tokens';
import type { PicturesParameter as Parameter } from '../tools/visual/index.ts';
import { VARIANT_NAMES } from './brandNames.ts';
import { THEMES, type ThemeName, type VariantName } from './globals.ts';
import { VIEWPORT_NAMES, viewportSize } from './viewports.ts';

export { reachOfFile } from './pictureReach.ts';

/**
 * The named catalogue of modes. Tests and pictures pick from it by name; a story never invents a viewport, a language or
 * a brand of its own.
 */

/** The name of a mode: `en-cloud-light-desk`. */
export type ModeName = `${LangCode}-${VariantName}-${ThemeName}-${Breakpoint}`;

/** One way to look at a story. */
export interface Mode {
  readonly name: ModeName;
  readonly locale: LangCode;
  readonly variant: VariantName;
  readonly theme: ThemeName;
  readonly viewport: Breakpoint;
  /** The viewport's size, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The catalogue: every language, brand, colour scheme and named viewport. */
export const MODES: readonly Mode[] = LANG_CODES.flatMap((locale) =>
  VARIANT_NAMES.flatMap((variant) =>
    THEMES.flatMap((theme) =>
      VIEWPORT_NAMES.map((viewport) => ({
        name: `${locale}-${variant}-${theme}-${viewport}` as const,
        locale,
        variant,
        theme,
        viewport,
        ...viewportSize(viewport),
      })),
    ),
  ),
);

/** Finds a mode by its name. */
export function modeOf(name: ModeName): Mode {
  const mode = MODES.find((candidate) => candidate.name === name);
  if (mode === undefined) throw new Error(`No mode is called '${name}'.`);
  return mode;
}

/** The value of Storybook's `globals` URL parameter for a mode; pictures stand still, and axe has its own run. */
export const globalsParameter = (mode: Mode): string =>
  `locale:${mode.locale};variant:${mode.variant};theme:${mode.theme};pictures:on;a11y.manual:!true`;

/** Parts are photographed in both languages at one width: they differ otherwise only by the theme, which pages show. */
export const PART_MODES: readonly ModeName[] = ['zh-tw-cloud-light-laptop', 'en-cloud-light-laptop'];

/** Pages are photographed in both languages, both brands, light and dark, on a phone and on a desk. */
export const PAGE_MODES: readonly ModeName[] = MODES.filter(
  ({ viewport }) => viewport === 'phone' || viewport === 'desk',
).map(({ name }) => name);

/**
 * States of a page share its layout, which its usual story shows in every mode; so each is photographed once in each language of
 * each brand. Brands alternate between the colour schemes, and languages between the widths.
 */
export const STATE_MODES: readonly ModeName[] = VARIANT_NAMES.flatMap((variant, turn): ModeName[] =>
  turn % 2 === 0
    ? [`zh-tw-${variant}-light-phone`, `en-${variant}-light-desk`]
    : [`zh-tw-${variant}-dark-desk`, `en-${variant}-dark-phone`],
);

/** A story's settings for its pictures, as `parameters.pictures`. */
export type PicturesParameter = Parameter<ModeName>;

/** The modes in which stories of a group are photographed when they say nothing else; flows end on a page that has its own stories. */
function usualModes(group: string | undefined): readonly ModeName[] {
  if (group === 'Flows') return [];
  return group === 'Pages' ? PAGE_MODES : PART_MODES;
}

/**
 * The modes in which a story's picture is taken.
 *
 * @param title the story's title, such as `Pages/Home`
 * @param parameter the story's `parameters.pictures`
 */
export function modesFor(title: string, parameter?: PicturesParameter): readonly ModeName[] {
  if (parameter !== undefined && 'skip' in parameter) return [];
  if (parameter !== undefined && 'only' in parameter) return parameter.only;
  const usual = usualModes(title.split('/')[0]);
  return parameter === undefined ? usual : [...new Set([...usual, ...parameter.add])];
}

/** The modes of the story tests: between them they have both languages, both brands and both colour schemes. */
export const TEST_MODES = [
  'zh-tw-cloud-light-laptop',
  'en-agency-dark-laptop',
] as const satisfies readonly ModeName[];
