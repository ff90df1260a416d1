import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver, Engine, VisitorOptions } from '../e2e/engines/drivers/driver.ts';
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

/** Has the clock stand, and brings the style, before anything of a document runs. */
const STAND_STILL = `
  const now = ${CLOCK.getTime()};
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now] : parts, made),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  ${STILL_SCRIPT}
`;

type Scheme = NonNullable<VisitorOptions['scheme']>;

/**
 * A browser of its own, for each colour scheme, since these engines take theirs when they start. Of several windows of one browser
 * or screen only one has the focus, and Firefox draws a frame a second, then fewer, in a tab behind another.
 */
function createTab(name: OtherEngine, proxy: string): Tab {
  const windows = new Map<Scheme, Promise<{ readonly engine: Engine; readonly driver: Driver }>>();
  let scheme: Scheme = 'light';
  const open = async () => {
    const engine = await startEngine(name);
    const options = { scheme, proxy, language: 'en-US', screenshots: true };
    return { engine, driver: await engine.open(options, STAND_STILL) };
  };
  const driver = async () => {
    const known = windows.get(scheme) ?? open();
    windows.set(scheme, known);
    return (await known).driver;
  };
  return {
    async prepare({ width, height, isDark }) {
      scheme = isDark ? 'dark' : 'light';
      await (await driver()).resize(width, height);
    },
    goto: async (url) => (await driver()).goto(url),
    // What a page answers to a function is of that function's type.
    async evaluate<Argument, Answer>(
      run: (argument: Argument) => Answer | Promise<Answer>,
      argument: Argument,
    ) {
      // As text: WebDriver BiDi gives an object that comes twice only once.
      const source = `async (argument) => JSON.stringify((await (${run.toString()})(argument)) ?? null)`;
      const answer: Answer = JSON.parse(String(await (await driver()).evaluate(source, argument)));
      return answer;
    },
    photograph: async (width, height) => Buffer.from(await (await driver()).photograph(width, height)),
    async close() {
      for (const window of windows.values()) {
        const opened = await window;
        await opened.driver.close();
        await opened.engine.close();
      }
    },
  };
}

/** The text of what drives the engines: other drivers may take other pictures. */
function driverCode(): string {
  const folder = join(import.meta.dirname, '../e2e/engines/drivers');
  const drivers = readdirSync(folder).toSorted();
  const files = [import.meta.filename, ...drivers.map((name) => join(folder, name))];
  return shortHash(...files.map((file) => readFileSync(file, 'utf8')));
}

async function startPictureBrowser(name: OtherEngine): Promise<PictureBrowser> {
  // The engines take it from the process that starts them.
  process.env['TZ'] = TIME_ZONE;
  const engine = await startEngine(name);
  const visitor = await engine.open({ screenshots: true }, '');
  const userAgent = String(await visitor.evaluate('() => navigator.userAgent', null));
  await visitor.close();
  await engine.close();
  return {
    name: `${name} ${userAgent} ${driverCode()}`,
    openTab: (proxy) => Promise.resolve(createTab(name, proxy)),
    close: () => Promise.resolve(),
  };
}

/** The engines of `npm run test:browsers`, to take pictures with, and a Chromium that is found, or got, when it is wanted. */
export const VISUAL_BROWSERS: Browsers = {
  ...Object.fromEntries(OTHER_ENGINES.map((name) => [name, () => startPictureBrowser(name)])),
  chromium: async () => startChromium(findBrowser()),
};
