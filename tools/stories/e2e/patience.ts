import { expect } from '@playwright/test';
import type { BrowserContext } from 'playwright';
import { PATIENCE_MS } from '../../../e2e/engines/drivers/driver.ts';

/** What is expected of a page, which may take its time to get there. */
export const expectInPage = expect.configure({ timeout: PATIENCE_MS });

/** Lets everything that is done in these windows take its time. */
export function patient<T extends BrowserContext>(context: T): T {
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  return context;
}
