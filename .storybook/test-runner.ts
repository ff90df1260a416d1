import { isDeepStrictEqual } from 'node:util';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Result } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import {
  canTakeFocus,
  clippedText,
  networkTrouble,
  prepareStory,
  previewReady,
  renderWith,
  unseenFocus,
} from './inPage.ts';
import { type ModeName, TEST_MODES, modeOf } from './modes.ts';
import { VIEWPORT_NAMES, viewportSize } from './viewports.ts';

/** A global that the test-runner provides to its hooks. */
declare const jestPlaywright: { resetPage(): Promise<void> };
declare const page: Page;
declare const context: BrowserContext;
declare const __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;

/**
 * Every story is checked twice: with its play function in the first test mode, then once more, as it is, in the second one, where
 * axe runs again. Between them the two modes have both languages, both brands and both colour schemes. The other combinations
 * are left to `createTheme`, which guarantees the contrast of every brand's roles, and to `e2e/firstVisit.spec.ts`, which checks
 * the built pages in all of them. Last, whatever can be focused has to show it in forced colours too.
 */
const globalsOf = (name: ModeName) => {
  const { locale, variant, theme } = modeOf(name);
  return { locale, variant, theme };
};
const first = { ...globalsOf(TEST_MODES[0]), length: 'real' };
/** English is the longer language; with its words doubled nothing may be cut off. */
const second = { ...globalsOf(TEST_MODES[1]), length: 'doubled' };

/** How many calls of one story its page records; by default browsers keep 250. */
const CALLS_KEPT = 5000;

const describeViolation = ({ id, help, nodes }: Result): string =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary = '' }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

/** Shows a page in forced colours, with the keyboard in use. */
async function inForcedColors<T>(tab: Page, look: () => Promise<T>): Promise<T> {
  await tab.emulateMedia({ forcedColors: 'active' });
  try {
    // From here on, focus set by a script has a ring as well.
    await tab.keyboard.press('Tab');
    return await look();
  } finally {
    await tab.emulateMedia({ forcedColors: 'none' });
  }
}

const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page: tab }) {
    const url = process.env['WORKSHOP_URL'];
    if (url === undefined)
      throw new Error('WORKSHOP_URL is not set; run the stories by npm run test:stories.');
    await tab.goto(new URL('iframe.html?viewMode=story', url).href);
    await tab.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await tab.evaluate(previewReady, CALLS_KEPT);
  },
  async preVisit(tab, { id }) {
    const viewport = await tab.evaluate(prepareStory, { storyId: id, globals: first });
    // Before the story renders, since a story that first rendered at another width can look different.
    const name = VIEWPORT_NAMES.find((candidate) => candidate === viewport) ?? modeOf(TEST_MODES[0]).viewport;
    const size = viewportSize(name);
    // Resizing the window is what a page waits for longest.
    if (!isDeepStrictEqual(tab.viewportSize(), size)) await tab.setViewportSize(size);
  },
  async postVisit(visited, { hasFailure = false }) {
    if (hasFailure) {
      // A new page, so that what a broken story leaves behind is not blamed on the next one.
      await jestPlaywright.resetPage();
      await __sbSetupPage(page, context);
      return;
    }
    const { thrown, violations } = await visited.evaluate(renderWith, second);
    const clipped = await visited.evaluate(clippedText);
    const isTouched = await visited.evaluate(canTakeFocus);
    const unseen = isTouched ? await inForcedColors(visited, () => visited.evaluate(unseenFocus)) : [];
    // Last: an answer may come after the first check, and must not be blamed on the next story.
    const trouble = await visited.evaluate(networkTrouble);
    const messages = [...trouble, ...thrown, ...violations.map(describeViolation), ...clipped, ...unseen];
    if (messages.length > 0) throw new Error(`In ${TEST_MODES[1]}:\n${messages.join('\n')}`);
  },
};

export default config;
