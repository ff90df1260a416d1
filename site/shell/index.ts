/** The app for other roots: the prerenderer and the workshop. */
export * from '../data/answers.ts';
export * from '../texts/i18n.ts';
export * from '../texts/loadDictionary.ts';
export * from './pageModules.ts';
export * from '../data/requests.ts';
export * from './runtime.ts';
export * from './SiteApp.tsx';
