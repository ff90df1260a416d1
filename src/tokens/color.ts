import {
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  toGamut,
  useMode,
  wcagContrast,
} from 'culori/fn';

// culori registers colour spaces by name; only registered ones are bundled. These are those that CSS can name.
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeP3]) useMode(mode);
useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');
const toRgbGamut = toGamut('rgb', 'oklch');

/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees). */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** The nearest colour that a screen can show, as `#rrggbb`. */
export const toHex = ({ l, c, h }: Lch): string => formatHex(toRgbGamut({ mode: 'oklch', l, c, h }));

/**
 * Reads a CSS colour that covers what is behind it.
 *
 * @param role what the colour is for, for the error's message
 * @param isVeil it is decoration only, and may be transparent
 * @throws Error when it is not a colour, or not opaque
 */
export function parseColor(color: string, role: string, isVeil = false): Lch {
  const parsed = toOklch(color);
  if (parsed === undefined) throw new Error(`createTheme: ${role} '${color}' is not a CSS colour.`);
  // Its looks, and so its contrast, would depend on what is behind it.
  if (!isVeil && (parsed.alpha ?? 1) < 1) throw new Error(`createTheme: ${role} '${color}' is not opaque.`);
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** A CSS colour in sRGB, each part from 0 to 1, and as `#rrggbb` without its alpha; undefined when it is not a colour. */
export function rgbOf(color: string) {
  const rgb = toRgb(color);
  return rgb && { r: rgb.r, g: rgb.g, b: rgb.b, alpha: rgb.alpha ?? 1, hex: formatHex(rgb) };
}

/** The WCAG contrast ratio of two CSS colours, from 1 to 21. */
export const contrastRatio = (a: string, b: string): number => wcagContrast(a, b);

/** The lightness nearest to the colour's own, moved in steps towards `goal`, that reaches `minimum` on `background`. */
export function readable(color: Lch, background: string, goal: 0 | 1, minimum: number): string {
  const step = goal === 1 ? 0.01 : -0.01;
  for (let l = color.l; l > 0 && l < 1; l += step) {
    const candidate = toHex({ ...color, l });
    if (contrastRatio(candidate, background) >= minimum) return candidate;
  }
  return goal === 1 ? '#ffffff' : '#000000';
}
