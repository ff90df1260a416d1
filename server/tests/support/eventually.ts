import { vi } from 'vitest';

/** Tries until nothing throws. How long a busy machine takes is no finding; the limit only ends what never comes. */
export const eventually = (attempt: () => unknown): Promise<unknown> =>
  vi.waitFor(attempt, { timeout: 20_000, interval: 20 });
