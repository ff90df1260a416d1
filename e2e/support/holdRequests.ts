import type { Page, Route } from '@playwright/test';

/**
 * Keeps every request for `pattern` waiting until the returned function is called.
 *
 * @param answer what then happens to each of them
 */
export async function holdRequests(
  page: Page,
  pattern: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await answer(route);
  });
  return resolve;
}
