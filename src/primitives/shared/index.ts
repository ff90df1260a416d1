export * from './css.ts';
export * from './ink.ts';
export type * from './types.ts';
