import type { Page } from 'playwright';

/** The event that says that every control works. */
const READY_EVENT = 'app:ready';

/** In milliseconds: from the press to the frame that shows the open menu, and from the paint until all controls work. */
interface Working {
  readonly menu: number;
  readonly alive: number;
}

/** Opens a page and presses its menu as soon as it is painted. */
export async function timeToWorking(page: Page, url: string): Promise<Working> {
  await page.addInitScript((ready) => {
    const alive = new Promise<number>((resolve) => {
      document.addEventListener(ready, () => resolve(performance.now()));
    });
    const paint = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const pressMenu = async () => {
      const menus = [...document.querySelectorAll<HTMLElement>('header summary')];
      const summary = menus.findLast((one) => one.offsetParent !== null);
      const pressed = performance.now();
      summary?.click();
      const shown = await new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      if (!summary?.closest('details')?.open) throw new Error('No menu of the header has opened.');
      return shown - pressed;
    };
    const working = paint.then(async (painted) => ({
      menu: await pressMenu(),
      alive: (await alive) - painted,
    }));
    Object.assign(window, { working });
  }, READY_EVENT);
  await page.goto(url);
  return page.evaluate<Working>('working');
}

/**
 * Follows a link of the page's main content after hovering over it long enough for its target to be fetched.
 *
 * @param target the path that the link leads to
 * @param slowdown how many times slower the processor is during the click
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
        const heading = document.querySelector('h1')?.textContent ?? before;
        // One frame after the heading is in the document, it is painted.
        requestAnimationFrame(() => (heading === before ? look(from) : resolve(performance.now() - from)));
      };
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
    return { shown };
  });
  await link.click();
  return watched.evaluate(({ shown }) => shown);
}
