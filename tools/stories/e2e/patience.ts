import { expect } from '@playwright/test';
import type { BrowserContext } from 'playwright';
import { PATIENCE_MS } from '../../../e2e/engines/drivers/driver.ts';

/** `expect` for pages, with a long time limit. */
export const expectInPage = expect.configure({ timeout: PATIENCE_MS });

/** Gives every action in these windows a long time limit. */
export function patient<T extends BrowserContext>(context: T): T {
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  return context;
}
