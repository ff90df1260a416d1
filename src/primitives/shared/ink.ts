import { css } from 'styled-components';
import { type TokenName, token } from '../../tokens/roles.ts';

/**
 * Colours that follow the band a part stands on. A role such as `color.text` is right on light bands only; a band with
 * another background sets these scoped properties, and a card on it takes them back. Without a band the role counts.
 */
const INK = {
  text: 'color.text',
  muted: 'color.text-muted',
  accent: 'color.accent-text',
  border: 'color.border',
  edge: 'color.border-strong',
  focus: 'color.focus',
  surface: 'color.surface',
  fill: 'color.accent',
  'fill-hover': 'color.accent-hover',
  'on-fill': 'color.on-accent',
} as const satisfies Record<string, TokenName>;

/** The name of a colour that follows its band. */
export type InkName = keyof typeof INK;

/** The colour that is right on the band around. */
export const ink = (name: InkName): string => `var(--ink-${name}, ${token(INK[name])})`;

/** Turns a part into a band of `surface-inverse`. */
export const inverseBand = css`
  --ink-text: ${token('color.text-inverse')};
  --ink-muted: ${token('color.text-inverse-muted')};
  --ink-accent: ${token('color.accent-inverse')};
  --ink-border: ${token('color.border-inverse')};
  --ink-edge: ${token('color.text-inverse-muted')};
  --ink-focus: ${token('color.focus-inverse')};
  --ink-surface: ${token('color.surface-inverse')};
  background: ${token('color.surface-inverse')};
  color: ${token('color.text-inverse')};
`;

/** The accent as a ground; in the dark, where it would glare, its tint. */
const ground = `light-dark(${token('color.accent')}, ${token('color.accent-soft')})`;
const onGround = `light-dark(${token('color.on-accent')}, ${token('color.on-accent-soft')})`;
const textOnGround = `light-dark(${token('color.on-accent')}, ${token('color.text')})`;

/** Turns a part into a band of the accent. */
export const accentBand = css`
  --ink-text: ${textOnGround};
  --ink-muted: ${textOnGround};
  --ink-accent: ${onGround};
  --ink-border: ${onGround};
  --ink-edge: ${onGround};
  --ink-focus: ${onGround};
  --ink-surface: ${ground};
  --ink-fill: ${onGround};
  --ink-fill-hover: ${onGround};
  --ink-on-fill: ${ground};
  background: ${ground};
  color: ${textOnGround};
`;

/** Takes the page's own colours back, for raised surfaces that may stand on any band. */
export const raisedSurface = css`
  --ink-text: initial;
  --ink-muted: initial;
  --ink-accent: initial;
  --ink-border: initial;
  --ink-edge: initial;
  --ink-focus: initial;
  --ink-surface: initial;
  --ink-fill: initial;
  --ink-fill-hover: initial;
  --ink-on-fill: initial;
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
`;
