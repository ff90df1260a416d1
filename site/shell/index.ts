/** The app for other entry points: the prerenderer and the workshop. */
export * from '../data/answers.ts';
export * from '../texts/i18n.ts';
export { fetchDictionaryWith } from '../texts/dictionary.ts';
export type { Text } from '../texts/language.ts';
export * from './pageModules.ts';
export * from '../data/requests.ts';
export * from './runtime.ts';
export * from './SiteApp.tsx';
