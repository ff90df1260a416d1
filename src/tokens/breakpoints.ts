/**
 * Widths at which layouts change, smallest first, in CSS pixels at the usual font size. `phone`, `tablet` and `desk`
 * are also the widths at which pictures are taken.
 */
export const BREAKPOINTS = {
  narrow: 320,
  phone: 390,
  tablet: 768,
  laptop: 1024,
  desk: 1440,
  wide: 1920,
} as const;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * A media query for windows at least as wide as the breakpoint. In rem, so that it follows the visitor's font size (16 px by
 * default): columns for 1024 px have no room for letters twice that size.
 */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint] / 16}rem)`;
}
