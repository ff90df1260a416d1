import { contrastRatio } from './color.ts';
import type { ColorRole, ColorScheme } from './roles.ts';

/** Two colour roles that meet on screen, and the contrast that WCAG 2.2 AA requires. */
export interface ContrastPair {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  /** 4.5 for text, 3 for large text, controls and focus rings. */
  readonly minimum: number;
}

const onEach = (
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
  minimum: number,
): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum })));

/** Every pair of roles that the library's components put on each other. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...onEach(
    ['text', 'text-muted', 'accent-text', 'danger'],
    ['surface', 'surface-raised', 'surface-sunken'],
    4.5,
  ),
  ...onEach(['text', 'text-muted', 'on-accent-soft'], ['accent-soft'], 4.5),
  ...onEach(['on-accent'], ['accent', 'accent-hover'], 4.5),
  ...onEach(
    ['text-inverse', 'text-inverse-muted', 'accent-inverse', 'danger-inverse'],
    ['surface-inverse'],
    4.5,
  ),
  ...onEach(['on-band', 'accent-on-band', 'danger-on-band'], ['band'], 4.5),
  ...onEach(['on-highlight'], ['highlight'], 4.5),
  ...onEach(['success'], ['surface', 'surface-raised'], 4.5),
  ...onEach(['accent', 'border-strong', 'focus'], ['surface', 'surface-raised', 'surface-sunken'], 3),
  ...onEach(['focus-inverse'], ['surface-inverse'], 3),
];

/** A pair measured in one colour scheme. */
export interface MeasuredPair extends ContrastPair {
  /** The WCAG contrast ratio, from 1 to 21. */
  readonly ratio: number;
  readonly passes: boolean;
}

/** Measures every pair of {@link CONTRAST_PAIRS} in one colour scheme. */
export function measureContrast(scheme: ColorScheme): MeasuredPair[] {
  return CONTRAST_PAIRS.map((pair) => {
    const ratio = contrastRatio(scheme[pair.foreground], scheme[pair.background]);
    return { ...pair, ratio, passes: ratio >= pair.minimum };
  });
}
