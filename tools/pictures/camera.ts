import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Shot } from './plan.ts';

/** Heights of windows, in CSS pixels, by the width from which they hold; what stands in the first screen follows from it. */
const HEIGHTS = [
  [1024, 900],
  [600, 1024],
  [0, 844],
] as const;

const heightFor = (width: number): number => HEIGHTS.find(([from]) => width >= from)?.[1] ?? 844;

/** Waits until everything is there that the picture is to show. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be shown is a state like any other; waiting for it ends there.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** A visitor who moves little and reads in a language, on a window of a width. */
async function openContext(browser: Browser, shot: Shot, fontCss: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: heightFor(shot.width) },
    colorScheme: shot.theme === 'dark' ? 'dark' : 'light',
    locale: shot.language === 'en' ? 'en' : 'zh-TW',
    reducedMotion: 'reduce',
    // The page's policy does not know the bundled faces.
    bypassCSP: true,
  });
  await context.addInitScript((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.addEventListener('DOMContentLoaded', () => document.head.append(style), { once: true });
    document.addEventListener('app:ready', () => document.documentElement.setAttribute('data-alive', ''));
  }, fontCss);
  return context;
}

/** Takes pictures of one site, one after the other. */
export interface Camera extends AsyncDisposable {
  take(shot: Shot): Promise<void>;
}

/**
 * A camera for one site. Neighbouring pictures of one language, theme and width share what the browser has fetched, and
 * nothing else: each has a page of its own.
 *
 * @param site the site's address without a slash at its end
 * @param folder where the pictures' files go
 * @param fontCss added to every page
 */
export function createCamera(browser: Browser, site: string, folder: string, fontCss: string): Camera {
  let visitor: { readonly key: string; readonly context: BrowserContext } | undefined;
  const contextFor = async (shot: Shot): Promise<BrowserContext> => {
    const key = `${shot.language} ${shot.theme} ${shot.width}`;
    if (visitor?.key === key) return visitor.context;
    await visitor?.context.close();
    visitor = { key, context: await openContext(browser, shot, fontCss) };
    return visitor.context;
  };
  return {
    async take(shot) {
      const context = await contextFor(shot);
      await using page = await context.newPage();
      try {
        await shot.state?.prepare?.(page);
        await page.goto(`${site}${shot.path}`);
        // A state may need a page that is alive.
        await page.locator('html[data-alive]').waitFor();
        await shot.state?.act?.(page);
        await settle(page);
        const path = join(folder, shot.file);
        mkdirSync(dirname(path), { recursive: true });
        await page.screenshot({ path, fullPage: shot.state?.window !== true, animations: 'disabled' });
      } catch (error) {
        throw new Error(`${shot.file} (${shot.path}) could not be taken.`, { cause: error });
      }
    },
    async [Symbol.asyncDispose]() {
      await visitor?.context.close();
    },
  };
}
