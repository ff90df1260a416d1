/** The prerenderer's entry: what the build bundles for Node. */
export { type Head, dictionaryText, headOf, renderHead } from '../head/index.ts';
export { type Payload, serializePayload } from '../app/payload.ts';
export { mergeDictionaries } from '../app/dictionary.ts';
export { packTexts } from '../app/travelTexts.ts';
export * from './document.ts';
export * from './render.tsx';
export { variant } from 'virtual:variant';
