/** The prerenderer's entry: what the build bundles for Node. */
export { type Head, dictionaryText, headOf, renderHead } from '../head/index.ts';
export type { PageFile } from '../app/pageFile.ts';
export { mergeDictionaries } from '../app/dictionary.ts';
export { textsOf } from '../app/pageTexts.ts';
export * from './document.ts';
export * from './render.tsx';
export { variant } from 'virtual:variant';
