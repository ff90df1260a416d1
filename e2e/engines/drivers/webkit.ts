import { join } from 'node:path';
import getPort from 'get-port';
import type { Driver, Engine, InitScript, Key, VisitorOptions } from './driver.ts';
import { beginSession, type WebDriverCall } from './webdriver.ts';
import { TALLEST, createProcesses, startDisplay, untilDriverAnswers } from './webkitProcesses.ts';

/** W3C WebDriver, section 17.4.2: keys that type nothing have code points of their own. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  Shift: '\uE008',
} as const satisfies Readonly<Record<Exclude<Key, 'Shift+Tab'> | 'Shift', string>>;

const pressOf = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

const keyActions = (actions: readonly object[]) => ({ type: 'key', id: 'keyboard', actions });

/** The tab key while the shift key is held. */
const BACKWARDS = [
  { type: 'keyDown', value: KEYS.Shift },
  ...pressOf(KEYS.Tab),
  { type: 'keyUp', value: KEYS.Shift },
];

const pointerActions = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Awaits a promise of the page; a failure comes back as text. */
const evaluation = (source: string) => `
  const [argument, done] = arguments;
  Promise.resolve(argument).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Resolves when the page has been drawn at the window's new height. */
const UNTIL_DRAWN = `async (height) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (innerHeight !== height) await frame();
  await frame();
  await frame();
}`;

function driverOf(call: WebDriverCall, end: () => Promise<void>): Driver {
  const perform = async (action: object) => void (await call('POST', 'actions', { actions: [action] }));
  const evaluate = async (source: string, argument: unknown) => {
    const answer = await call('POST', 'execute/async', {
      script: evaluation(source),
      args: [argument ?? null],
    });
    const { value, error } = answer as { readonly value?: unknown; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const resize = async (width: number, height: number) => {
    await call('POST', 'window/rect', { x: 0, y: 0, width, height });
  };
  const screenshot = async () => Buffer.from((await call('GET', 'screenshot')) as string, 'base64');
  return {
    evaluate,
    resize,
    screenshot,
    async photograph(width, height) {
      // Anything below would be missing silently.
      if (height > TALLEST)
        throw new Error(`No picture can be ${height} pixels high; ${TALLEST} is the limit.`);
      const before = Number(await evaluate('() => innerHeight', null));
      if (height === before) return screenshot();
      await resize(width, height);
      await evaluate(UNTIL_DRAWN, height);
      const taken = await screenshot();
      await resize(width, before);
      await evaluate(UNTIL_DRAWN, before);
      return taken;
    },
    goto: async (url) => void (await call('POST', 'url', { url })),
    back: async () => void (await call('POST', 'back', {})),
    forward: async () => void (await call('POST', 'forward', {})),
    pressPointer: (x, y) => perform(pointerActions(x, y)),
    pressKey: (key) => perform(keyActions(key === 'Shift+Tab' ? BACKWARDS : pressOf(KEYS[key]))),
    type: (text) => perform(keyActions(Array.from(text.replaceAll('\n', KEYS.Enter), pressOf).flat())),
    async close() {
      try {
        await call('DELETE', '');
      } finally {
        await end();
      }
    },
  };
}

const capabilitiesOf = ({ screenshots }: VisitorOptions) => ({
  browserName: 'MiniBrowser',
  // WebKit's driver once lost an answer in thousands; tests that wait for a page ask again, for which W3C's default of thirty
  // seconds would leave no time. A story that is photographed may take thirty seconds to come to rest.
  timeouts: { script: screenshots === true ? 40_000 : 10_000 },
  'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkit-window.py'), args: [] },
});

const environmentOf = (
  { scheme, language, motion, screenshots, scripts, proxy }: VisitorOptions,
  initScript: InitScript,
) => ({
  SCHEME: scheme ?? 'light',
  LANGUAGE_TAG: language ?? 'zh-TW',
  MOTION: motion === true ? 'on' : 'off',
  SCREENSHOTS: screenshots === true ? 'on' : 'off',
  SCRIPTS: scripts === false ? 'off' : 'on',
  INIT_SCRIPT: initScript,
  PROXY: proxy ?? '',
  // Containers do not allow WebKit's own sandbox, and have neither a graphics card nor an accessibility bus.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
});

/** WebKitGTK, the engine of Safari, on a virtual display; each visitor has a driver and a window of their own. */
export async function startWebKit(): Promise<Engine> {
  const desk = createProcesses();
  const display = await startDisplay(desk);
  // Without a window manager no window gets the focus.
  desk.start('openbox', [], { DISPLAY: display });
  const open = async (options: VisitorOptions, initScript: InitScript): Promise<Driver> => {
    const own = createProcesses();
    const port = await getPort({ host: '127.0.0.1' });
    const env = { DISPLAY: display, ...environmentOf(options, initScript) };
    own.start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], env);
    const address = `http://127.0.0.1:${port}`;
    try {
      await untilDriverAnswers(address);
      return driverOf(await beginSession(address, capabilitiesOf(options)), own.stop);
    } catch (error) {
      await own.stop();
      throw error;
    }
  };
  return { open, close: desk.stop };
}
