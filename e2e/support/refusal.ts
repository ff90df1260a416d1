import { expect, type Page } from '@playwright/test';
import type { Guard } from './guard.ts';

/** Expects that the policy of the page on screen refuses a script and html that are put into it, and that the page tells of it. */
export async function expectRefusal(page: Page, guard: Guard): Promise<void> {
  guard.allow(/Policy violated: require-trusted-types-for/);
  guard.allow(/console error: (?:Executing inline|This document requires|Refused)/);
  // A violation is told in a task of its own.
  const told = page.waitForEvent('console', (message) => message.text().startsWith('Policy violated'));
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.intruder = true');
    try {
      document.body.append(script);
      document.body.innerHTML = '<p>intruder</p>';
      return 'taken';
    } catch {
      return Reflect.has(window, 'intruder') ? 'run' : 'refused';
    }
  });
  await told;
  expect(outcome).toBe('refused');
}
