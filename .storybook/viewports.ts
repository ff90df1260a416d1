import { BREAKPOINTS, type Breakpoint } from '@plinth/ui/tokens';
import type { ViewportMap } from 'storybook/viewport';

const HEIGHTS = {
  narrow: 640,
  phone: 844,
  tablet: 1024,
  laptop: 768,
  desk: 900,
  wide: 1080,
} as const satisfies Readonly<Record<Breakpoint, number>>;

/** The theme's breakpoints by name, smallest first. */
export const VIEWPORT_NAMES = Object.keys(HEIGHTS) as readonly Breakpoint[];

/** A viewport's size in CSS pixels; each width has a height that fits it, so that pictures show a real first screen. */
export const viewportSize = (name: Breakpoint): { readonly width: number; readonly height: number } => ({
  width: BREAKPOINTS[name],
  height: HEIGHTS[name],
});

function typeOf(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < BREAKPOINTS.tablet) return 'mobile';
  return width < BREAKPOINTS.laptop ? 'tablet' : 'desktop';
}

/** The same sizes as viewports of the toolbar. */
export const viewports: ViewportMap = Object.fromEntries(
  VIEWPORT_NAMES.map((name) => {
    const { width, height } = viewportSize(name);
    return [
      name,
      {
        name: `${name} (${width})`,
        styles: { width: `${width}px`, height: `${height}px` },
        type: typeOf(width),
      },
    ];
  }),
);
