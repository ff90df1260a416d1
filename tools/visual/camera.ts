import type { PictureBrowser, Tab } from './browser.ts';
import { CouldNotRun, messageOf } from './failure.ts';
import { type Failed, type Still, isMoving, played, settle, showStory } from './inPage.ts';
import { type Picture, storyName } from './picture.ts';
import { WORKSHOP_ORIGIN } from './serve.ts';
import { withinTime } from './withinTime.ts';

/** The moment at which every picture is taken: a Thursday morning in Taipei. */
export const CLOCK = new Date('2026-01-15T09:30:00+08:00');

/** Where it is that time. */
export const TIME_ZONE = 'Asia/Taipei';

/** How long one story may take to come to rest, in milliseconds; after that it has failed: no picture is taken early. */
const TIME_LIMIT = 30_000;

/** How often a picture is tried of a story that moves again; after that the story is unstable. */
const TRIES = 3;

/** Beyond this height, in pixels, browsers cannot draw a page in one piece. */
const MAX_HEIGHT = 16_000;

/**
 * Animations are finished when the story is at rest; scroll-driven ones have to go on until then.
 *
 * Storybook hides a story that takes a moment until it is ready; hidden elements cannot take the focus, so it would be chance
 * whether a dialog has it.
 */
const STILL = `*, *::before, *::after {
  transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
body.sb-show-preparing-story > :not(.sb-wrapper) {
  display: revert !important;
}`;

/** Adds the style to a document before any of its scripts run, without leaving a global. */
export const STILL_SCRIPT = `{
  const style = document.createElement('style');
  style.textContent = ${JSON.stringify(STILL)};
  const put = () => document.documentElement.append(style);
  if (document.documentElement === null) document.addEventListener('readystatechange', put, { once: true });
  else put();
}`;

type Result =
  { readonly kind: 'taken'; readonly png: Buffer } | { readonly kind: 'failed'; readonly message: string };

/** The result of an attempt at one picture; `shownAfter` is the story that its document showed just before, if any. */
export type Shot = Result & { readonly shownAfter: string | undefined };

/** Resolves when a story is at rest, or at the end of its time. */
const settled = (tab: Tab, storyId: string): Promise<Still | Failed> => {
  const atRest = async () => (await tab.evaluate(played, storyId)) ?? (await tab.evaluate(settle, null));
  const message = `The story was not at rest after ${TIME_LIMIT / 1000} s.`;
  return withinTime(atRest(), TIME_LIMIT, { kind: 'failed', message });
};

const addressOf = ({ storyId, globals }: Picture): string => {
  const query = new URLSearchParams({ viewMode: 'story', id: storyId, globals });
  return `${WORKSHOP_ORIGIN}/iframe.html?${query}`;
};

/** Opens a camera for one build: a page that takes its pictures, one after the other. */
export async function openCamera(browser: PictureBrowser, proxy: string) {
  const tab = await browser.openTab(proxy);
  /** The story that the open document shows; undefined when no document can be reused. */
  let shown: string | undefined;

  const load = async (picture: Picture): Promise<void> => {
    const { width, height, facts } = picture;
    // Before the story renders: resized afterwards, it would not always look the same.
    await tab.prepare({ width, height, isDark: facts['theme'] === 'dark' });
    await tab.goto(addressOf(picture));
  };
  const attempt = async (picture: Picture, isNew: boolean): Promise<Result> => {
    await (isNew ? load(picture) : tab.evaluate(showStory, picture.storyId));
    for (let tries = 1; ; tries += 1) {
      const end = await settled(tab, picture.storyId);
      if (end.kind === 'failed') return end;
      // A change in the part left out would go unnoticed.
      if (end.height > MAX_HEIGHT)
        return {
          kind: 'failed',
          message: `No picture can be ${end.height} pixels high; ${MAX_HEIGHT} is the limit.`,
        };
      const png = await tab.photograph(picture.width, end.height);
      // What starts to move after the story was at rest is on a layer of its own, with other pixels along its curves.
      if (tries === TRIES || !(await tab.evaluate(isMoving, null))) return { kind: 'taken', png };
    }
  };
  return {
    tab,
    /**
     * Takes a picture in the document of the previous one, which is several times quicker than loading the workshop again.
     * After a failure the document is not reused.
     *
     * @param isFirst whether to start with a new document, as is needed for another mode: no story is ever resized
     */
    async take(picture: Picture, isFirst: boolean): Promise<Shot> {
      const before = isFirst ? undefined : shown;
      shown = undefined;
      try {
        const result = await attempt(picture, before === undefined);
        if (result.kind === 'taken') shown = picture.storyId;
        return { ...result, shownAfter: before };
      } catch (error) {
        // A window that can no longer navigate would fail all other stories too.
        await tab.goto('about:blank').catch(() => {
          throw new CouldNotRun(`The browser stopped at ${storyName(picture)}.`, { cause: error });
        });
        return { kind: 'failed', message: messageOf(error), shownAfter: before };
      }
    },
    [Symbol.asyncDispose]: () => tab.close(),
  };
}
