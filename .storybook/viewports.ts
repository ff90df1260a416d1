import { BREAKPOINTS, type Breakpoint } from '@plinth/ui/tokens';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { ViewportMap } from 'storybook/viewport';
import * as v from 'valibot';

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

/** The part of a story's context that says which viewport it sets itself. */
const ContextSchema = v.object({
  storyGlobals: v.object({ viewport: v.object({ value: v.picklist(VIEWPORT_NAMES) }) }),
});

/** The size of the viewport that a story sets itself; undefined where it sets none. */
function ownSize(context: unknown) {
  const read = v.safeParse(ContextSchema, context);
  return read.success ? viewportSize(read.output.storyGlobals.viewport.value) : undefined;
}

/** Shows a story with a viewport of its own in a frame on its docs page: what stands in the page itself has the page's width. */
export const framed: ArgTypesEnhancer = (context) => {
  const { parameters, argTypes } = context;
  const size = ownSize(context);
  if (size !== undefined) {
    const { docs } = parameters;
    const story = { height: `${size.height}px`, ...docs?.story, inline: false };
    parameters['docs'] = { ...docs, story };
  }
  return argTypes;
};

/** Makes a frame of a docs page, which Storybook makes as wide as the page, as wide as the viewport that its story sets. */
export function narrowFrame(frame: Element, context: unknown): void {
  const size = ownSize(context);
  if (size === undefined) return;
  const edge = 'box-shadow: 0 0 0 1px #8a8f8b';
  frame.setAttribute('style', `width: ${size.width}px; max-width: 100%; height: 100%; border: 0; ${edge}`);
}
