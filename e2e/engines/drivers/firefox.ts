import { type Browser, launch } from 'puppeteer-core';
import { type Driver, type Engine, type InitScript, PATIENCE_MS, type VisitorOptions } from './driver.ts';

/** Preferences that no protocol sets: the visitor's system, no scroll bars that take width, no requests by the browser itself. */
const preferencesOf = ({ scheme, motion, scripts, language = 'zh-TW' }: VisitorOptions) => ({
  // 0 is dark, 1 is light.
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  'javascript.enabled': scripts !== false,
  'intl.accept_languages': language,
  'ui.prefersReducedMotion': motion === true ? 0 : 1,
  'ui.useOverlayScrollbars': 1,
  // The proxy is used for this machine's names too.
  'network.proxy.allow_hijacking_localhost': true,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
});

async function openIn(browser: Browser, { proxy }: VisitorOptions, initScript: InitScript): Promise<Driver> {
  const context = await browser.createBrowserContext(
    proxy === undefined ? {} : { proxyServer: new URL(proxy).host },
  );
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(PATIENCE_MS);
  // In a background tab no element matches `:focus`.
  await page.bringToFront();
  await page.evaluateOnNewDocument(initScript);
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (width, height) => page.setViewport({ width, height }),
    pressPointer: (x, y) => page.mouse.click(x, y),
    async pressKey(key) {
      if (key !== 'Shift+Tab') return page.keyboard.press(key === 'Space' ? ' ' : key);
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    screenshot: () => page.screenshot(),
    photograph: (width, height) =>
      page.screenshot({ clip: { x: 0, y: 0, width, height }, captureBeyondViewport: true }),
    close: () => context.close(),
  };
}

/** An installed Firefox, over WebDriver BiDi by puppeteer-core: no other driver is needed, and Debian has none. */
export function startFirefox(executablePath: string): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = (options: VisitorOptions) => {
    const extraPrefsFirefox = preferencesOf(options);
    const key = JSON.stringify(extraPrefsFirefox);
    const known =
      browsers.get(key) ??
      launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox, timeout: PATIENCE_MS });
    browsers.set(key, known);
    return known;
  };
  return {
    open: async (options, initScript) => openIn(await browserFor(options), options, initScript),
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
