import { rgbOf } from './color.ts';

/** A colour of the W3C design-token format. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  /** Red, green, blue, each from 0 to 1. */
  readonly components: readonly [number, number, number];
  /** From 0 to 1. */
  readonly alpha: number;
  /** The same without alpha, for tools that know only this form. */
  readonly hex: string;
}

/** A length; the format knows no other units. */
export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** A time in milliseconds. */
export interface DurationValue {
  readonly value: number;
  readonly unit: 'ms';
}

/** One layer of a shadow. */
export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

const unreadable = (what: string, css: string): Error =>
  new Error(`designTokens: '${css}' is no ${what} that the design-token format can express.`);

const round = (value: number): number => Number(value.toFixed(4));

/** A CSS colour. */
export function colorValue(css: string): ColorValue {
  const rgb = rgbOf(css);
  if (rgb === undefined) throw unreadable('colour', css);
  return {
    colorSpace: 'srgb',
    components: [round(rgb.r), round(rgb.g), round(rgb.b)],
    alpha: round(rgb.alpha),
    hex: rgb.hex,
  };
}

/** A length in `px` or `rem`, or a bare zero; of a fluid `clamp()`, the largest. */
export function dimensionValue(css: string): DimensionValue {
  const largest = /^clamp\(.*,\s*([^,]+)\)$/.exec(css)?.[1] ?? css;
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(largest === '0' ? '0px' : largest) ?? [];
  if (unit !== 'px' && unit !== 'rem') throw unreadable('dimension', css);
  return { value: Number(number), unit };
}

/** A bare number, or one in `em`, which is a multiple of the font's size. */
export function numberValue(css: string): number {
  const [, number] = /^(-?[\d.]+)(?:em)?$/.exec(css) ?? [];
  if (number === undefined) throw unreadable('number', css);
  return Number(number);
}

/** A time in `ms`. */
export function durationValue(css: string): DurationValue {
  const [, number] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (number === undefined) throw unreadable('duration', css);
  return { value: Number(number), unit: 'ms' };
}

/** A `cubic-bezier()`, as its four numbers. */
export function cubicBezierValue(css: string): readonly number[] {
  const [, list] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (list === undefined) throw unreadable('cubic Bézier curve', css);
  return list.split(',').map(Number);
}

/** A list of font families, without the quotes of CSS. */
export const fontFamilyValue = (css: string): readonly string[] =>
  css.split(',').map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'));

/** A list of shadows as `box-shadow` writes them, the colour last. */
export function shadowValue(css: string): readonly ShadowValue[] {
  // Commas inside parentheses belong to colours.
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths, color] = /^((?:-?[\d.]+(?:px|rem)?\s+){2,4})(.+)$/.exec(layer) ?? [];
    if (lengths === undefined || color === undefined) throw unreadable('shadow', css);
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
    return {
      color: colorValue(color),
      offsetX: dimensionValue(offsetX),
      offsetY: dimensionValue(offsetY),
      blur: dimensionValue(blur),
      spread: dimensionValue(spread),
    };
  });
}
