import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from 'playwright';
import { CouldNotRun, messageOf } from './failure.ts';
import { type Settled, settle, showStory } from './inPage.ts';
import type { Picture } from './picture.ts';
import { WORKSHOP_ORIGIN } from './serve.ts';

/** The moment at which every picture is taken: a Thursday morning in Taipei. */
const CLOCK = new Date('2026-01-15T09:30:00+08:00');

/** How long one story may take until it is at rest, in milliseconds; then it counts as failed, it is not pictured early. */
const TIME_LIMIT = 30_000;

/** Beyond this height, in pixels, Chromium cannot draw a page in one piece; the rest is left out. */
const MAX_HEIGHT = 16_000;

/**
 * Animations are brought to their end when the story is at rest; those that follow the scroll have to go on until then.
 *
 * The workshop hides a story until it is there, when it takes a moment; what is hidden cannot take the focus, so a dialog
 * would have it or not by chance.
 */
const STILL = `*, *::before, *::after {
  transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
body.sb-show-preparing-story > :not(.sb-wrapper) {
  display: revert !important;
}`;

/**
 * Where a part of a page has changed, Chromium paints that part alone into what it painted before, and a curve cut at the
 * part's edge gets other pixels than a whole one. Which parts were painted by themselves depends on how busy the machine
 * was; so it paints whole tiles.
 */
const WHOLE_TILES = '--disable-partial-raster';

/** Quiet and repeatable: no sandbox in containers, no GPU, no calls of its own, colours as they are written. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  WHOLE_TILES,
];

/** Starts the browser that takes all pictures of a run: the one that `CHROMIUM_PATH` names, else Playwright's own. */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: SWITCHES,
    });
  } catch (error) {
    throw new CouldNotRun(`The browser does not start: ${messageOf(error)}`, { cause: error });
  }
}

type Result =
  { readonly kind: 'taken'; readonly png: Buffer } | { readonly kind: 'failed'; readonly message: string };

/** What came of an attempt at one picture; `shownAfter` is the story that its document had shown just before, if any. */
export type Shot = Result & { readonly shownAfter: string | undefined };

/** One page that takes pictures of one build, one after the other. */
export interface Camera {
  readonly page: Page;
  /**
   * Takes a picture in the document of the picture before, which is several times quicker than loading the workshop anew.
   * A document is for one mode, so that no story is ever resized, and it is not used again after a failure.
   *
   * @param isFirst whether to begin a new document
   */
  take(picture: Picture, isFirst: boolean): Promise<Shot>;
  close(): Promise<void>;
}

/** A context in which the world stands still and nothing but the build can be reached. */
async function stillContext(browser: Browser, proxy: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    proxy: { server: proxy },
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(CLOCK);
  await context.addInitScript((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    const put = () => document.documentElement.append(style);
    if (document.documentElement === null) document.addEventListener('readystatechange', put, { once: true });
    else put();
  }, STILL);
  return context;
}

async function photograph(
  session: CDPSession,
  width: number,
  height: number,
  isTall: boolean,
): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isTall,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function withinTimeLimit(page: Page, storyId: string): Promise<Settled> {
  const limit = Promise.withResolvers<Settled>();
  const timer = setTimeout(() => {
    limit.resolve({ kind: 'failed', message: `The story was not at rest after ${TIME_LIMIT / 1000} s.` });
  }, TIME_LIMIT);
  try {
    return await Promise.race([page.evaluate(settle, storyId), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const addressOf = ({ storyId, globals }: Picture): string => {
  const query = new URLSearchParams({
    viewMode: 'story',
    id: storyId,
    globals,
  });
  return `${WORKSHOP_ORIGIN}/iframe.html?${query}`;
};

/** Opens a camera for one build. */
export async function openCamera(browser: Browser, proxy: string): Promise<Camera> {
  const context = await stillContext(browser, proxy);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** What the open document shows; nothing when there is none that can be used again. */
  let shown: Picture | undefined;

  const load = async (picture: Picture): Promise<void> => {
    const { width, height, facts } = picture;
    // Before the story renders: one that is resized afterwards does not always look like one that was born so.
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: facts['theme'] === 'dark' ? 'dark' : 'light' });
    await page.goto(addressOf(picture), { waitUntil: 'commit' });
  };
  const attempt = async (picture: Picture, isNew: boolean): Promise<Result> => {
    await (isNew ? load(picture) : page.evaluate(showStory, picture.storyId));
    const settled = await withinTimeLimit(page, picture.storyId);
    if (settled.kind === 'failed') return settled;
    const isTall = settled.height > picture.height;
    return { kind: 'taken', png: await photograph(session, picture.width, settled.height, isTall) };
  };
  return {
    page,
    async take(picture, isFirst) {
      const before = isFirst || shown?.mode !== picture.mode ? undefined : shown;
      const shownAfter = before?.storyId;
      shown = undefined;
      try {
        const result = await attempt(picture, before === undefined);
        if (result.kind === 'taken') shown = picture;
        return { ...result, shownAfter };
      } catch (error) {
        if (!browser.isConnected()) throw new CouldNotRun('The browser stopped.', { cause: error });
        return { kind: 'failed', message: messageOf(error), shownAfter };
      }
    },
    close: () => context.close(),
  };
}
