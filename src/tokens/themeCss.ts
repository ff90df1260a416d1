import type { Theme } from './createTheme.ts';
import { bandGround, schemeGround } from './grounds.ts';
import { INKS } from './inks.ts';
import { propertyName } from './propertyName.ts';
import { type ColorScheme, type ScaleToken, type TokenName, customProperty, token } from './roles.ts';

const declarations = (values: Readonly<Record<string, string>>, group = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `${customProperty(`${group}${name}` as TokenName)}:${value}`)
    .join(';');

const scheme = (name: 'light' | 'dark', colors: ColorScheme): string =>
  `color-scheme:${name};${declarations(colors, 'color.')};${schemeGround(name)}`;

/**
 * A part of a page with a scheme of its own: the colours that it would inherit as computed outside are set again, and the inks of
 * a surrounding band are reset. Without specificity, so that a band with the attribute stays a band.
 */
const scope = `:where([data-theme]:not(:root)){color:${token('color.text')};background:${token('color.surface')};${bandGround()};${Object.keys(
  INKS,
)
  .map((name) => `${propertyName(`ink.${name}`)}:initial`)
  .join(';')}}`;

/**
 * The theme as a style sheet of custom properties, with its face's stand-ins.
 *
 * Light and dark follow the visitor's system, unless `data-theme="light"` or `"dark"` on the root element decides, or on any
 * other element for its content. Written without `light-dark()`, which came to browsers in 2024: the dark colours are in it
 * twice, which costs nearly nothing once compressed. Chinese text has a taller line (design brief) and never letter-spacing.
 */
export function themeCss(theme: Theme): string {
  const scale: Readonly<Record<ScaleToken, string>> = {
    ...theme.scale,
    // So that the same long list of faces is not sent twice.
    ...(theme.scale['font.display'] === theme.scale['font.body'] && { 'font.display': token('font.body') }),
  };
  const dark = scheme('dark', theme.dark);
  return [
    ...(theme.face === undefined ? [] : [theme.face.standInCss]),
    `:root{${declarations(scale)}}`,
    `:root,[data-theme=light]{${scheme('light', theme.light)}}`,
    `[data-theme=dark]{${dark}}`,
    scope,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:lang(zh){--line-height-body:1.75;--tracking-heading:0;--tracking-eyebrow:0}`,
    // Inside a Chinese page another language has its own line height again.
    `[lang]:not(:lang(zh)){--line-height-body:${theme.scale['line-height.body']}}`,
  ].join('\n');
}
