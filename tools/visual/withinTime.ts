import { setTimeout } from 'node:timers/promises';

/**
 * The result of a promise, or `late` where it takes longer than the limit.
 *
 * @param limit in milliseconds; its timer does not keep the process alive
 */
export const withinTime = <T>(promise: Promise<T>, limit: number, late: T): Promise<T> =>
  Promise.race([promise, setTimeout(limit, late, { ref: false })]);
