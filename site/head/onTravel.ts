/** What writes the head of a page that is shown after the first. */
export { applyHead } from './applyHead.ts';
export { headOf } from './headOf.ts';
