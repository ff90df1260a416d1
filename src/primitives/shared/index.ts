export * from './focusRing.ts';
export * from './visuallyHidden.ts';
export * from './coverLink.ts';
export * from './plainList.ts';
export * from './ink.ts';
export * from './raisedSurface.ts';
export * from './bands.ts';
export type * from './types.ts';
