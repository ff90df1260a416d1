import type { Browser, BrowserType } from 'playwright';
import type { Driver, Engine, InitScript, VisitorOptions } from './driver.ts';

async function openIn(browser: Browser, options: VisitorOptions, initScript: InitScript): Promise<Driver> {
  const context = await browser.newContext({
    colorScheme: options.scheme ?? 'light',
    locale: options.language ?? 'zh-TW',
    javaScriptEnabled: options.scripts !== false,
    ...(options.proxy === undefined ? {} : { proxy: { server: options.proxy } }),
    reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
  });
  await context.addInitScript(initScript);
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    pressPointer: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
    screenshot: () => page.screenshot(),
    photograph: (width, height) => page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } }),
    close: () => context.close(),
  };
}

/** An engine driven by Playwright: its own Firefox and WebKit where they could be installed, and any Chromium. */
export async function startWithPlaywright(
  type: BrowserType,
  executablePath: string,
  args: readonly string[] = [],
): Promise<Engine> {
  const browser = await type.launch({ executablePath, args: [...args] });
  return {
    open: (options, initScript) => openIn(browser, options, initScript),
    close: () => browser.close(),
  };
}
