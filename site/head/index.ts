/** The contents of a page's head. Structured data are separate, in `jsonLd.ts`: only builds need them. */
export { darkPath } from './darkPath.ts';
export { alternatesOf, headOf } from './headOf.ts';
export { escapeHtml, renderHead } from './renderHead.ts';
export { SHARE_IMAGE_SIZE, shareImagePath } from './shareImage.ts';
export type { Head, HeadInput } from './types.ts';
export { absoluteUrl } from './urls.ts';
export { COLONS, displayWidth } from './words.ts';
