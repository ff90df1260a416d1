import type { ReactNode } from 'react';

/** Whether words are missing: React renders nothing for them, or only white space. */
/* #__NO_SIDE_EFFECTS__ */
export const isBlank = (words: ReactNode): boolean =>
  words === undefined ||
  words === null ||
  typeof words === 'boolean' ||
  (typeof words === 'string' && words.trim() === '');
