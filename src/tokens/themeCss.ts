import type { Theme } from './createTheme.ts';
import { type ColorScheme, type ScaleToken, type TokenName, customProperty, token } from './roles.ts';

const declarations = (values: Readonly<Record<string, string>>, group = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `${customProperty(`${group}${name}` as TokenName)}:${value}`)
    .join(';');

/** One declaration for each role; which side holds is decided by `color-scheme`. */
const colors = (light: ColorScheme, dark: ColorScheme): Record<string, string> =>
  Object.fromEntries(
    Object.entries(light).map(([role, color]) => [
      role,
      `light-dark(${color},${dark[role as keyof ColorScheme]})`,
    ]),
  );

/**
 * The theme as a style sheet of custom properties.
 *
 * Light and dark follow the visitor's system; `data-theme="light"` or `"dark"` on the root element decides it instead.
 * Chinese text has a taller line (design brief) and never letter-spacing.
 */
export function themeCss(theme: Theme): string {
  const scale: Readonly<Record<ScaleToken, string>> = {
    ...theme.scale,
    // The same long list of faces would travel twice.
    ...(theme.scale['font.display'] === theme.scale['font.body'] && { 'font.display': token('font.body') }),
  };
  return [
    `:root{color-scheme:light dark;${declarations(colors(theme.light, theme.dark), 'color.')};${declarations(scale)}}`,
    `:root[data-theme=light]{color-scheme:light}`,
    `:root[data-theme=dark]{color-scheme:dark}`,
    `:lang(zh){--line-height-body:1.75;--tracking-heading:0;--tracking-eyebrow:0}`,
  ].join('\n');
}
