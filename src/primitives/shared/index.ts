export * from './css.ts';
export * from './ink.ts';
export * from './bands.ts';
export type * from './types.ts';
