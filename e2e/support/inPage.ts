import { expect, type Page } from '@playwright/test';
import { matchRoute } from '@plinth/site/routes';

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** Set once the app's controls are alive. */
    appIsReady?: boolean;
    /** When that was, in milliseconds since the navigation began. */
    appReadyAt?: number;
    /** The sum of all layout shifts that no press or key explains. */
    layoutShift?: number;
    /** What moved, from where and to where, for the message of a failure. */
    shifted?: string[];
  }
}

/** Runs in every document before its own scripts: notes when the app is alive, what shifts, what a policy refuses. */
export function observePage(): void {
  document.addEventListener('app:ready', () => {
    window.appIsReady = true;
    window.appReadyAt = performance.now();
  });
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      console.error(`Policy violated: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    },
  );
  window.layoutShift = 0;
  window.shifted = [];
  const box = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((length) => Math.round(length)).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const words = node?.textContent?.trim().slice(0, 40) ?? '';
        window.shifted?.push(`${node?.nodeName} "${words}": ${box(previousRect)} to ${box(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in every document before its own scripts: storage throws, as in Safari where all cookies are blocked. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Waits until the controls of a page are alive. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.appIsReady === true);
}

/** Opens a page and waits until its controls are alive. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilReady(page);
}

/** The calls of the API that a page makes once it is alive, by its path without the base. */
function callsOf(path: string): number {
  // The content of a composed page is a file of the build.
  if (/\/(?:about|service)$/.test(path) || matchRoute(path)?.page === 'composed') return 1;
  return path.startsWith('/main/') ? 2 : 0;
}

/** Waits until a page has received its API's answers and shown them; `path` is its own, without the base. */
export async function untilSettled(page: Page, path: string): Promise<void> {
  await untilReady(page);
  await page.waitForFunction((wanted) => {
    const answered = performance
      .getEntriesByType('resource')
      .filter(({ name, duration }) => name.includes('/server/View/') && duration > 0);
    return answered.length >= wanted;
  }, callsOf(path));
  await frames(page);
}

/** Opens a page and waits until it has received its API's answers and shown them. */
export async function visitSettled(page: Page, url: string, base = '/'): Promise<void> {
  await page.goto(url);
  await untilSettled(page, `/${new URL(url).pathname.slice(base.length)}`);
}

/** Waits until a file of the app has loaded, by a part of its name. */
export async function untilFetched(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseStatus }) => name.includes(wanted) && responseStatus === 200,
      ),
    `/${part}-`,
  );
}

/**
 * Stops a page's clock, installed by its test, one minute ahead. From then on time passes only when the test says so, however
 * long a busy machine takes for the steps between.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets the page draw what it has: two frames. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Expects no visible layout shift so far; `where` is the page and its window, for a failure. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  const [sum, moved] = await page.evaluate(() => [window.layoutShift, window.shifted?.join('\n')] as const);
  expect.soft(sum, `shift of ${where}:\n${moved}`).toBeLessThanOrEqual(0.01);
}

/** Gives the window another size, and lets the page render. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await frames(page);
}

/** Goes to a path as the app itself does: without loading a document. */
export async function goInApp(page: Page, url: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
}
