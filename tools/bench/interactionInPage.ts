import type { Page } from 'playwright';

/** The event that tells that every control is alive. */
const READY_EVENT = 'app:ready';

/**
 * Opens a page and presses its menu as soon as it is painted.
 *
 * @returns milliseconds: from the press to the frame that shows the open menu, and from the paint until all controls live
 */
export async function timeToWorking(page: Page, url: string): Promise<{ menu: number; alive: number }> {
  await page.addInitScript((ready) => {
    const watched = window as Window & { working?: Promise<{ menu: number; alive: number }> };
    const nextPaint = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame((time) => resolve(time)));
      });
    const alive = new Promise<number>((resolve) => {
      document.addEventListener(ready, () => resolve(performance.now()), { once: true });
    });
    const paint = new Promise<number>((resolve) => {
      new PerformanceObserver((list, observer) => {
        const entry = list.getEntriesByName('first-contentful-paint')[0];
        if (entry === undefined) return;
        observer.disconnect();
        resolve(entry.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    watched.working = paint.then(async (painted) => {
      const summary = [...document.querySelectorAll<HTMLElement>('header summary')].findLast(
        (one) => one.offsetParent !== null,
      );
      if (summary === undefined) throw new Error('The header has no menu.');
      const pressed = performance.now();
      summary.click();
      const shown = await nextPaint();
      if (!summary.parentElement?.hasAttribute('open')) throw new Error('The menu did not open.');
      return { menu: shown - pressed, alive: (await alive) - painted };
    });
  }, READY_EVENT);
  await page.goto(url);
  return page.evaluate(() => {
    const { working } = window as Window & { working?: Promise<{ menu: number; alive: number }> };
    if (working === undefined) throw new Error('Nothing was watched.');
    return working;
  });
}

/**
 * Follows a link of the page's main content after hovering over it long enough for its target to be fetched.
 *
 * @param target the path that the link leads to
 * @param slowdown of the processor during the click
 * @returns milliseconds from the click to the frame that shows the next page's heading
 */
export async function clickToPaint(
  page: Page,
  url: string,
  target: string,
  slowdown: number,
): Promise<number> {
  await page.addInitScript((ready) => {
    document.addEventListener(ready, () => document.documentElement.setAttribute('data-alive', ''));
  }, READY_EVENT);
  await page.goto(url);
  await page.locator('html[data-alive]').waitFor();
  const link = page.locator(`main a[href="${target}"]`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const watched = await page.evaluateHandle(() => {
    const before = document.querySelector('h1')?.textContent;
    const shown = new Promise<number>((resolve) => {
      const look = (from: number) => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading === undefined || heading === before) requestAnimationFrame(() => look(from));
        // The frame after the one in which the heading is there has painted it.
        else requestAnimationFrame(() => resolve(performance.now() - from));
      };
      addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
        capture: true,
        once: true,
      });
    });
    return { shown };
  });
  await link.click();
  return watched.evaluate(({ shown }) => shown);
}
