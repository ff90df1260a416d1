/** Pages as data: what a page's file may say, what is wrong with one, and what a browser gets of it. For browsers and Node. */
export * from './check.ts';
export * from './fields.ts';
export * from './fileName.ts';
export * from './languages.ts';
export * from './lengths.ts';
export * from './links.ts';
export * from './read.ts';
export { type CheckContext, type Problem, type ValuePath, withoutUnseen } from './reader.ts';
export * from './sections.ts';
export * from './words.ts';
