/** The app for other roots: the prerenderer and the workshop. */
export * from './answers.ts';
export * from './i18n.ts';
export * from './loadDictionary.ts';
export * from './pageModules.ts';
export * from './requests.ts';
export * from './runtime.ts';
export * from './SiteApp.tsx';
