/**
 * Widths at which layouts change, in CSS pixels, smallest first. `phone`, `tablet` and `desk` are also the widths at
 * which pictures are taken.
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

/** A media query for windows at least as wide as the breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint]}px)`;
}
