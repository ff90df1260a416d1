import type { Theme } from './createTheme.ts';
import {
  colorValue,
  cubicBezierValue,
  dimensionValue,
  durationValue,
  fontFamilyValue,
  numberValue,
  shadowValue,
} from './designTokenValues.ts';
import { COLOR_ROLES, type ColorRole, type SCALES } from './roles.ts';

/** A token of the W3C design-token format, <https://www.designtokens.org/TR/2025.10/format/>. */
export interface DesignToken {
  readonly $value: unknown;
  readonly $description?: string | undefined;
  readonly $extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Tokens of one type under a common name. */
export interface DesignTokenGroup {
  readonly $type: string;
  readonly [name: string]: DesignToken | string;
}

/** A file of the W3C design-token format: groups by name. */
export type DesignTokenFile = Readonly<Record<string, DesignTokenGroup>>;

/** The key under which a token carries its CSS value where the format cannot express all of it, such as a fluid size. */
export const CSS_EXTENSION = 'ui.plinth.css';

interface Format {
  readonly type: string;
  readonly read: (css: string) => unknown;
}

const dimension: Format = { type: 'dimension', read: dimensionValue };
const number: Format = { type: 'number', read: numberValue };
const duration: Format = { type: 'duration', read: durationValue };

/** How each scale is expressed. A pattern is a CSS background, for which the format has no type: it is left out. */
const FORMATS: Readonly<Record<Exclude<keyof typeof SCALES, 'pattern'>, Format>> = {
  font: { type: 'fontFamily', read: fontFamilyValue },
  'font-size': dimension,
  'font-weight': { type: 'fontWeight', read: numberValue },
  'line-height': number,
  tracking: number,
  space: dimension,
  radius: dimension,
  shadow: { type: 'shadow', read: shadowValue },
  duration,
  delay: duration,
  easing: { type: 'cubicBezier', read: cubicBezierValue },
  distance: dimension,
  size: dimension,
  border: dimension,
};

const isLossy = (css: string): boolean => css.startsWith('clamp(') || /\dem$/.test(css);

function scaleGroup(theme: Theme, group: string, { type, read }: Format): DesignTokenGroup {
  const scale: Readonly<Record<string, string>> = theme.scale;
  const prefix = `${group}.`;
  const tokens = Object.entries(scale)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, css]): [string, DesignToken] => [
      name.slice(prefix.length),
      { $value: read(css), ...(isLossy(css) && { $extensions: { [CSS_EXTENSION]: css } }) },
    ]);
  return { $type: type, ...Object.fromEntries(tokens) };
}

/**
 * The theme in the W3C design-token format, for design tools and other platforms. The format has no colour schemes, so
 * light and dark are two files that differ in their colours only.
 *
 * @param mode which colour scheme the colours are of
 * @throws Error when a role that the brand sets itself has a colour that the format cannot express
 */
export function designTokens(theme: Theme, mode: 'light' | 'dark'): DesignTokenFile {
  const roles = Object.entries(theme[mode]) as [ColorRole, string][];
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(
        roles.map(([role, css]) => [role, { $value: colorValue(css), $description: COLOR_ROLES[role] }]),
      ),
    },
    ...Object.fromEntries(
      Object.entries(FORMATS).map(([group, format]) => [group, scaleGroup(theme, group, format)]),
    ),
  };
}
