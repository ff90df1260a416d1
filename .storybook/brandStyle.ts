import { LANG_TAGS } from '@plinth/ui/contract';
import { type Theme, customProperty, themeCss } from '@plinth/ui/tokens';
import { VARIANT_NAMES } from './brandNames.ts';
import { brandOf } from './brands.ts';
import type { VariantName, WorkshopGlobals } from './globals.ts';
import { brandPath } from './pictures.ts';

/** Bundled with the workshop, so that stories and pictures look the same on a machine without Chinese fonts. */
const CHINESE_FACE = '"Noto Sans TC Variable"';

/**
 * A brand's custom properties for fonts: its own font, the bundled Chinese one, then those that its theme names. The bundled one
 * has Latin letters too, so it comes after the machine's fonts where the brand has chosen those.
 */
export const fontsOf = ({ scale, face }: Theme): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['font.body', 'font.display'] as const).map((name) => [
      customProperty(name),
      face === undefined
        ? scale[name].replace('"PingFang TC"', `${CHINESE_FACE}, $&`)
        : `"${face.family}", ${CHINESE_FACE}, ${scale[name]}`,
    ]),
  );

/** The rule that loads a brand's font; sites load the same file once they are hydrated. */
function faceRule(variant: VariantName): string {
  const { face } = brandOf(variant).theme;
  return face === undefined
    ? ''
    : `@font-face{font-family:"${face.family}";font-weight:${face.weights};src:url("${brandPath(variant, 'face.woff2')}")}`;
}

const STYLE_ID = 'brand-theme';

/** The element that has the brand's style sheet, made on first use. */
const styleElement = (): HTMLElement =>
  document.getElementById(STYLE_ID) ??
  document.head.appendChild(Object.assign(document.createElement('style'), { id: STYLE_ID }));

/** A brand's style sheet, as the built site has it in its documents, with the workshop's fonts. */
export function brandCss(variant: VariantName): string {
  const brand = brandOf(variant).theme;
  const fonts = Object.entries(fontsOf(brand))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
  // Those of the other brands too, since a page may show several; a browser fetches only the fonts that it uses. The brand's own
  // comes last, and so wins where another one has the same family.
  const faces = [...VARIANT_NAMES.filter((name) => name !== variant), variant].map(faceRule).join('');
  return `${faces}${themeCss(brand)}\n:root{${fonts}}`;
}

/** Puts the chosen brand, colour scheme and language on the page. */
export function applyBrand({ variant, theme, locale }: WorkshopGlobals): void {
  const css = brandCss(variant);
  const style = styleElement();
  if (style.textContent !== css) style.textContent = css;
  const root = document.documentElement;
  root.lang = LANG_TAGS[locale];
  root.dataset['theme'] = theme;
  root.dataset['variant'] = variant;
}
