/**
 * The contract of the calls between the site and its backend: types, checks and constants. Pure TypeScript, so that the server
 * can use it as it is.
 */
export * from './contact.ts';
export * from './csrf.ts';
export * from './endpoints.ts';
export * from './home.ts';
export * from './language.ts';
export * from './menu.ts';
export * from './service.ts';
export * from './sorting.ts';
