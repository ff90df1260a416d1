import type { PictureBrowser, Tab } from './browser.ts';
import { CouldNotRun, messageOf } from './failure.ts';
import { type Settled, isMoving, settle, showStory } from './inPage.ts';
import { type Picture, storyName } from './picture.ts';
import { WORKSHOP_ORIGIN } from './serve.ts';
import { withinTime } from './withinTime.ts';

/** The moment at which every picture is taken: a Thursday morning in Taipei. */
export const CLOCK = new Date('2026-01-15T09:30:00+08:00');

/** Where it is that time. */
export const TIME_ZONE = 'Asia/Taipei';

/** How long one story may take until it is at rest, in milliseconds; then it counts as failed, it is not pictured early. */
const TIME_LIMIT = 30_000;

/** How often a picture is taken of a story that begins to move again; then it is one that cannot stand still. */
const TRIES = 3;

/** Beyond this height, in pixels, browsers cannot draw a page in one piece. */
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

/** Brings the style into a document before anything of it runs, and leaves no name there. */
export const STILL_SCRIPT = `{
  const style = document.createElement('style');
  style.textContent = ${JSON.stringify(STILL)};
  const put = () => document.documentElement.append(style);
  if (document.documentElement === null) document.addEventListener('readystatechange', put, { once: true });
  else put();
}`;

type Result =
  { readonly kind: 'taken'; readonly png: Buffer } | { readonly kind: 'failed'; readonly message: string };

/** What came of an attempt at one picture; `shownAfter` is the story that its document had shown just before, if any. */
export type Shot = Result & { readonly shownAfter: string | undefined };

/** Resolves when a story is at rest, or at the end of its time. */
const settled = (tab: Tab, storyId: string): Promise<Settled> => {
  const message = `The story was not at rest after ${TIME_LIMIT / 1000} s.`;
  return withinTime(tab.evaluate(settle, storyId), TIME_LIMIT, { kind: 'failed', message });
};

const addressOf = ({ storyId, globals }: Picture): string => {
  const query = new URLSearchParams({ viewMode: 'story', id: storyId, globals });
  return `${WORKSHOP_ORIGIN}/iframe.html?${query}`;
};

/** Opens a camera for one build: a page that takes its pictures, one after the other. */
export async function openCamera(browser: PictureBrowser, proxy: string) {
  const tab = await browser.openTab(proxy);
  /** The story that the open document shows; nothing when there is none that can be used again. */
  let shown: string | undefined;

  const load = async (picture: Picture): Promise<void> => {
    const { width, height, facts } = picture;
    // Before the story renders: one that is resized afterwards does not always look like one that was born so.
    await tab.prepare({ width, height, isDark: facts['theme'] === 'dark' });
    await tab.goto(addressOf(picture));
  };
  const attempt = async (picture: Picture, isNew: boolean): Promise<Result> => {
    await (isNew ? load(picture) : tab.evaluate(showStory, picture.storyId));
    for (let tries = 1; ; tries += 1) {
      const end = await settled(tab, picture.storyId);
      if (end.kind === 'failed') return end;
      // A change in what is left out would pass for none.
      if (end.height > MAX_HEIGHT)
        return {
          kind: 'failed',
          message: `No picture can be ${end.height} pixels high; ${MAX_HEIGHT} is the limit.`,
        };
      const png = await tab.photograph(picture.width, end.height);
      // What begins between rest and picture stands on a layer of its own, with other pixels along its curves.
      if (tries === TRIES || !(await tab.evaluate(isMoving, null))) return { kind: 'taken', png };
    }
  };
  return {
    tab,
    /**
     * Takes a picture in the document of the picture before, which is several times quicker than loading the workshop anew.
     * It is not used again after a failure.
     *
     * @param isFirst whether to begin a new document, as one has to for another mode: no story is ever resized
     */
    async take(picture: Picture, isFirst: boolean): Promise<Shot> {
      const before = isFirst ? undefined : shown;
      shown = undefined;
      try {
        const result = await attempt(picture, before === undefined);
        if (result.kind === 'taken') shown = picture.storyId;
        return { ...result, shownAfter: before };
      } catch (error) {
        // A window that goes nowhere any more would fail all other stories too.
        await tab.goto('about:blank').catch(() => {
          throw new CouldNotRun(`The browser stopped at ${storyName(picture)}.`, { cause: error });
        });
        return { kind: 'failed', message: messageOf(error), shownAfter: before };
      }
    },
    [Symbol.asyncDispose]: () => tab.close(),
  };
}
