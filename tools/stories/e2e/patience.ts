import { expect } from '@playwright/test';
import type { BrowserContext } from 'playwright';

/** How long a busy machine takes is no finding; this only ends what hangs. In milliseconds. */
export const PATIENCE_MS = 120_000;

/** What is expected of a page, which may take its time to get there. */
export const expectInPage = expect.configure({ timeout: PATIENCE_MS });

/** Lets everything that is done in these windows take its time. */
export function patient<T extends BrowserContext>(context: T): T {
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  return context;
}
