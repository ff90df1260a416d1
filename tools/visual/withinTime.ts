import { setTimeout } from 'node:timers/promises';

/**
 * What a promise gives, or `late` where it takes longer than the limit.
 *
 * @param limit in milliseconds; nothing waits for the end of a time that was not needed
 */
export const withinTime = <T>(promise: Promise<T>, limit: number, late: T): Promise<T> =>
  Promise.race([promise, setTimeout(limit, late, { ref: false })]);
