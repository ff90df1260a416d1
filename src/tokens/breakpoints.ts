/**
 * Widths at which layouts change, smallest first, in CSS pixels while letters have their usual size. `phone`, `tablet` and `desk`
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
 * A media query for windows at least as wide as the breakpoint. In the visitor's own letters, of which a browser makes 16 px if
 * nobody chose others: columns for 1024 px have no room for letters of twice that size.
 */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint] / 16}rem)`;
}
