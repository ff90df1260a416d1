/** The prerenderer's entry: what the build bundles for Node. */
export { formatPrice } from '@plinth/ui';
export { type Head, headOf, renderHead } from '../head/index.ts';
export type { PageFile } from '../data/pageFile.ts';
export { textsOf } from '../texts/pageTexts.ts';
export * from './document.ts';
export * from './render.tsx';
