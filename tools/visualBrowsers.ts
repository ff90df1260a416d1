import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver, Engine, VisitorOptions } from '../e2e/engines/drivers/driver.ts';
import { OTHER_ENGINES, startEngine } from '../e2e/engines/drivers/find.ts';
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

/** A window for each colour scheme, since these engines take theirs when they start. */
function createTab(engine: Engine, proxy: string): Tab {
  const windows = new Map<Scheme, Promise<Driver>>();
  let scheme: Scheme = 'light';
  const driver = () => {
    const options = { scheme, proxy, language: 'en-US', screenshots: true };
    const known = windows.get(scheme) ?? engine.open(options, STAND_STILL);
    windows.set(scheme, known);
    return known;
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
      for (const window of windows.values()) await (await window).close();
    },
  };
}

/** The text of what drives the engines: other drivers may take other pictures. */
function driverCode(): string {
  const folder = join(import.meta.dirname, '../e2e/engines/drivers');
  const files = readdirSync(folder).toSorted();
  return shortHash(STAND_STILL, ...files.map((name) => readFileSync(join(folder, name), 'utf8')));
}

async function startPictureBrowser(name: (typeof OTHER_ENGINES)[number]): Promise<PictureBrowser> {
  // The engines take it from the process that starts them.
  process.env['TZ'] = TIME_ZONE;
  const engine = await startEngine(name);
  const visitor = await engine.open({ screenshots: true }, '');
  const userAgent = String(await visitor.evaluate('() => navigator.userAgent', null));
  await visitor.close();
  return {
    name: `${name} ${userAgent} ${driverCode()}`,
    isConnected: () => true,
    openTab: (proxy) => Promise.resolve(createTab(engine, proxy)),
    close: () => engine.close(),
  };
}

/** The engines of `npm run test:browsers`, to take pictures with, and a Chromium that is found, or got, when it is wanted. */
export const VISUAL_BROWSERS: Browsers = {
  ...Object.fromEntries(OTHER_ENGINES.map((name) => [name, () => startPictureBrowser(name)])),
  chromium: async () => startChromium(findBrowser()),
};
