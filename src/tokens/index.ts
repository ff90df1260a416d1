/** Tokens and theme: pure TypeScript, usable without React. */
export * from './breakpoints.ts';
export * from './contrast.ts';
export * from './createTheme.ts';
export * from './designTokens.ts';
export { GROUND_NAMES, type Ground, groundProperty } from './grounds.ts';
export * from './inks.ts';
export * from './neutralDecisions.ts';
export type { PaletteDecisions, SchemeOverrides } from './palette.ts';
export * from './roles.ts';
export * from './themeCss.ts';
