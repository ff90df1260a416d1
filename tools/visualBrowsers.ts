import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver, VisitorOptions } from '../e2e/engines/drivers/driver.ts';
import { OTHER_ENGINES, type OtherEngine, startEngine } from '../e2e/engines/drivers/find.ts';
import { findBrowser } from './browser.ts';
import {
  type Browsers,
  CLOCK,
  type PictureBrowser,
  STILL_SCRIPT,
  type Tab,
  TIME_ZONE,
  shortHash,
  startChromium,
} from './visual/index.ts';

/** Stops the clock and adds the style before any script of a document runs. */
const STAND_STILL = `
  const now = ${CLOCK.getTime()};
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now] : parts, made),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  ${STILL_SCRIPT}
`;

/** Resolves when the window has a size. */
const untilSized = async ({ width, height }: { readonly width: number; readonly height: number }) => {
  while (innerWidth !== width || innerHeight !== height)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

type Scheme = NonNullable<VisitorOptions['scheme']>;

/**
 * A separate browser for each tab and colour scheme, since these engines set the scheme when they start. Of several windows on a
 * screen only one has the focus, and in a background tab Firefox draws a frame a second, then fewer.
 */
function createTab(name: OtherEngine, proxy: string): Tab {
  const windows = new Map<Scheme, Promise<Driver>>();
  const opened = new AsyncDisposableStack();
  let scheme: Scheme = 'light';
  const open = async () => {
    const engine = await startEngine(name);
    opened.defer(() => engine.close());
    const options = { scheme, proxy, language: 'en-US', screenshots: true };
    const driver = await engine.open(options, STAND_STILL);
    opened.defer(() => driver.close());
    return driver;
  };
  const driver = () => {
    const known = windows.get(scheme) ?? open();
    windows.set(scheme, known);
    return known;
  };
  // The page's result has the function's return type.
  async function evaluate<Argument, Answer>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) {
    // As text: WebDriver BiDi returns an object that occurs twice only once.
    const source = `async (argument) => JSON.stringify((await (${run.toString()})(argument)) ?? null)`;
    const answer: Answer = JSON.parse(String(await (await driver()).evaluate(source, argument)));
    return answer;
  }
  return {
    async prepare({ width, height, isDark }) {
      scheme = isDark ? 'dark' : 'light';
      await (await driver()).resize(width, height);
      // WebKit's window takes a new size only a while later.
      await evaluate(untilSized, { width, height });
    },
    goto: async (url) => (await driver()).goto(url),
    evaluate,
    photograph: async (width, height) => Buffer.from(await (await driver()).photograph(width, height)),
    close: async () => opened.disposeAsync(),
  };
}

/** The source of the engines' drivers: another version may take different pictures. */
function driverCode(): string {
  const folder = join(import.meta.dirname, '../e2e/engines/drivers');
  const drivers = readdirSync(folder).toSorted();
  const files = [import.meta.filename, ...drivers.map((name) => join(folder, name))];
  return shortHash(...files.map((file) => readFileSync(file, 'utf8')));
}

async function startPictureBrowser(name: OtherEngine): Promise<PictureBrowser> {
  // The engines take the time zone from the process that starts them.
  process.env['TZ'] = TIME_ZONE;
  await using started = new AsyncDisposableStack();
  const tab = started.adopt(createTab(name, 'http://127.0.0.1:9'), (opened) => opened.close());
  const userAgent = await tab.evaluate(() => navigator.userAgent, null);
  const [version] = /(?:Firefox|Version)\/\S+/.exec(userAgent) ?? [userAgent];
  return {
    name: `${name} ${version} ${driverCode()}`,
    openTab: (proxy) => Promise.resolve(createTab(name, proxy)),
    close: () => Promise.resolve(),
  };
}

/** The engines of `npm run test:browsers`, to take pictures with, and a Chromium that is found or installed when needed. */
export const VISUAL_BROWSERS: Browsers = {
  ...Object.fromEntries(OTHER_ENGINES.map((name) => [name, () => startPictureBrowser(name)])),
  chromium: async () => startChromium(findBrowser()),
};
