/**
 * Fetches what writes the head of a page that is shown after the first: a finished document has its head.
 *
 * @returns rejects when it cannot be had; it may be called again
 */
export const loadHead = () => import('./applyHead.ts');
