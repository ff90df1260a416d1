import { propertyName } from './propertyName.ts';

/**
 * The colour roles. A role says what a colour is for, never which paint it is; components know only roles.
 */
export const COLOR_ROLES = {
  surface: 'The page.',
  'surface-raised': 'Cards, menus, dialogs.',
  'surface-sunken': 'Bands that alternate with the page.',
  'surface-inverse': 'Bands that stand against the page, such as the footer.',
  text: 'Headings and body text.',
  'text-muted': 'Secondary text that still has to be read.',
  'text-inverse': 'Text on surface-inverse.',
  'text-inverse-muted': 'Secondary text on surface-inverse.',
  accent: 'The primary action and what is selected.',
  'accent-hover': 'The accent under the pointer.',
  'on-accent': 'Text and icons on the accent.',
  'accent-text': 'Links and small accents set as text.',
  'accent-soft': 'A tint behind badges, icons and quiet highlights.',
  'on-accent-soft': 'Text and icons on accent-soft.',
  'accent-inverse': 'Links and accents on surface-inverse.',
  band: 'Bands of the accent; in the dark, where it would glare, of its tint.',
  'on-band': 'Text on band.',
  'accent-on-band': 'Links, buttons and edges on band.',
  highlight: 'The badge of what is popular.',
  'on-highlight': 'Text on highlight.',
  border: 'Hairlines that only decorate.',
  'border-strong': 'Edges of controls, which have to be seen.',
  'border-inverse': 'Hairlines on surface-inverse.',
  focus: 'The focus ring.',
  'focus-inverse': 'The focus ring on surface-inverse.',
  danger: 'Errors, as text and as an edge.',
  'danger-inverse': 'Errors on surface-inverse.',
  'danger-on-band': 'Errors on band.',
  success: 'What went well.',
  pattern: 'The brand’s pattern behind a hero; so faint that text stays readable on it.',
  backdrop: 'The veil under a dialog.',
  'gradient-from': 'Where the brand’s gradient starts; decoration only.',
  'gradient-to': 'Where the brand’s gradient ends; decoration only.',
} as const;

/** The name of a colour role. */
export type ColorRole = keyof typeof COLOR_ROLES;

/** A colour for each role, as CSS colours. */
export type ColorScheme = Readonly<Record<ColorRole, string>>;

/** The scales other than colours: what each step is for. Values come from {@link createTheme}. */
export const SCALES = {
  font: ['body', 'display'],
  'font-size': ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'display'],
  'font-weight': ['body', 'medium', 'heading', 'display'],
  'line-height': ['body', 'heading'],
  tracking: ['heading', 'eyebrow'],
  space: ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', 'gutter', 'section'],
  radius: ['sm', 'md', 'card', 'control', 'picture', 'round', 'band'],
  shadow: ['card', 'raised', 'overlay'],
  duration: ['fast', 'base', 'entrance', 'hero'],
  delay: ['section', 'hero'],
  easing: ['standard', 'entrance'],
  distance: ['entrance', 'hover'],
  size: ['content', 'measure', 'control', 'header', 'mark-width', 'mark-height'],
  border: ['width'],
  pattern: ['panel'],
} as const;

type Scales = typeof SCALES;

/** The name of a token that is not a colour, such as `space.4`. */
export type ScaleToken = { [Group in keyof Scales]: `${Group}.${Scales[Group][number]}` }[keyof Scales];

/** The name of any token, such as `color.accent` or `space.4`. */
export type TokenName = `color.${ColorRole}` | ScaleToken;

/** The CSS custom property of a token: `color.accent` is `--color-accent`. */
export function customProperty(name: TokenName): `--${string}` {
  return propertyName(name);
}

/**
 * Returns a token for use in a style: `token('color.accent')` is `var(--color-accent)`.
 *
 * A name that does not exist does not compile; the value changes with the theme without a render.
 */
export function token(name: TokenName): string {
  return `var(${customProperty(name)})`;
}
