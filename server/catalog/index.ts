export { type LanguageContent, imageUrlsIn, type ServiceAnswer, UNKNOWN_SERVICE } from './answers.ts';
export { type LiveContent, liveContent } from './live.ts';
export { type Content, loadContent } from './load.ts';
export { ContentError, problemOf } from './readYaml.ts';
export type { Messages } from './schemas.ts';
