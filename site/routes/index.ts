/** Paths, route table, redirects and the active language: pure TypeScript, usable without React. */
export * from './activeLanguage.ts';
export * from './match.ts';
export * from './paths.ts';
export * from './redirects.ts';
export * from './table.ts';
export { PAGE_IDS, type PageId } from '../pages/list.ts';
