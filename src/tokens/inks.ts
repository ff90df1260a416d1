import type { TokenName } from './roles.ts';

/**
 * Colours that follow the band a part stands on, each with the role that applies without a band. A role such as `color.text`
 * suits light bands only; a band with another background sets the custom properties `ink.*`, and a card on it resets them.
 */
export const INKS = {
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
  danger: 'color.danger',
} as const satisfies Record<string, TokenName>;

/** The name of a colour that follows its band. */
export type InkName = keyof typeof INKS;
