import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { Parameters, StrictInputType } from 'storybook/internal/csf';
import type { StoryIndex } from 'storybook/internal/types';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PAGE_MODES, PART_MODES, globalsParameter, modeOf, modesFor } from '../../../.storybook/modes.ts';
import { PROP_TYPES } from '../../../.storybook/propTypes.ts';
import { lifeOf } from '../../../stories/workshop/releases.ts';
import { launchBrowser } from '../../browser.ts';
import { type StaticServer, serveFolder } from '../../staticServer.ts';
import { refreshStorybook } from '../buildStorybook.ts';
import { expectInPage, patient } from './patience.ts';

/** What the built workshop does apart from its stories; in one file, since two would build it at the same time. */

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'dist/storybook');

/** A global of Storybook's preview. */
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  refreshStorybook(root, folder);
  server = await serveFolder({ folder, basePath: '/' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test.each(['index.html', 'iframe.html'])('search engines do not list %s', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).toContain('<meta name="robots" content="noindex">');
});

/** A page of the built workshop for a visitor of its own, until the end of the test. */
async function openWorkshop(address: string, options: BrowserContextOptions = {}) {
  // A story is at rest when its motion has ended.
  const context = patient(await browser.newContext({ reducedMotion: 'reduce', ...options }));
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}${address}`);
  return page;
}

/** The toolbar in English, and without axe, which checks every story in `npm run test:stories`. */
const ENGLISH = 'globals=locale:en;a11y.manual:!true';

/** What the workshop shows in its frame: a story or a docs page. */
const shownIn = (page: Page) => page.frameLocator('#storybook-preview-iframe');

async function chooseChinese(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'The language of the words' }).click();
  await page.getByRole('option', { name: /Chinese/ }).click();
}

/** A story listens to the panels only once it is at rest, a moment after it is visible. */
const untilAtRest = (page: Page, id: string) =>
  shownIn(page).locator(`html[data-picture-ready="${id}"]`).waitFor();

/** A story in the workshop's frame, at rest. */
async function openStory(id: string, more = '') {
  const page = await openWorkshop(`?path=/story/${id}&${ENGLISH}${more}`);
  await untilAtRest(page, id);
  return page;
}

/** A story, as Storybook's preview describes it. */
interface Told {
  readonly title: string;
  readonly parameters: Parameters;
  readonly storyGlobals: { readonly viewport?: { readonly value: string } };
  readonly argTypes: Readonly<
    Record<
      string,
      Pick<StrictInputType, 'description' | 'options' | 'table'> & {
        readonly control?: { readonly type?: string; readonly disable?: boolean };
      }
    >
  >;
}

async function extractStories() {
  const page = await openWorkshop(`iframe.html?id=components-productcard--default&viewMode=story&${ENGLISH}`);
  const preview = 'window.__STORYBOOK_PREVIEW__';
  await page.waitForFunction(`${preview} !== undefined`);
  // It exists a moment before it is ready.
  return page.evaluate<Readonly<Record<string, Told>>>(`${preview}.ready().then(() => ${preview}.extract())`);
}

let extracted: ReturnType<typeof extractStories> | undefined;
/** All stories, from the preview; it loads every story file for that, so this happens only once. */
const allStories = () => (extracted ??= extractStories());

test('the mock worker controls only stories, or a reload may leave a story without it', async () => {
  const page = await openStory('components-productcard--default');
  await page.reload();
  await untilAtRest(page, 'components-productcard--default');
  const isControlled = () => navigator.serviceWorker.controller !== null;
  expect(await page.evaluate(isControlled)).toBe(false);
  expect(await shownIn(page).locator('html').evaluate(isControlled)).toBe(true);
});

test('the mock worker stays when its last page closes, or the frames of the next docs page are without it', async () => {
  const page = await openWorkshop(`iframe.html?id=components-productcard--default&viewMode=story&${ENGLISH}`);
  await page.locator('html[data-picture-ready]').waitFor();
  // The message that a page sends when it closes, and the answer.
  const stays = await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('message', ({ data }) => {
        if (data.type === 'CLIENT_CLOSED') resolve();
      });
      serviceWorker.controller?.postMessage('CLIENT_CLOSE');
    });
    return (await serviceWorker.getRegistration()) !== undefined;
  });
  expect(stays).toBe(true);
});

test('a story whose page is never told that the mock worker is active is shown all the same, as in Safari', async () => {
  const page = await openWorkshop('index.json');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('opened') !== null) return;
    sessionStorage.setItem('opened', 'once');
    Object.defineProperty(ServiceWorker.prototype, 'state', { value: 'activating' });
  });
  await page.goto(`${server.url}iframe.html?id=components-productcard--default&viewMode=story`);
  await page.locator('html[data-picture-ready]').waitFor();
  expect(await page.locator('#storybook-root').textContent()).not.toBe('');
});

test('Controls show the words on screen, keep edits, and follow the language', async () => {
  const page = await openWorkshop(`?path=/story/components-productcard--default&${ENGLISH}`);
  const story = shownIn(page);
  const heading = page.locator('#control-heading');
  const description = page.locator('#control-description');
  const seen = story.getByRole('heading');
  await expectInPage(heading).toHaveValue('Cloud hosting');
  await expectInPage(seen).toHaveText('Cloud hosting');
  const english = await description.inputValue();

  await heading.fill('Written by a designer');
  await expectInPage(seen).toHaveText('Written by a designer');
  // The address carries it.
  const carried = (url: URL) => url.searchParams.get('args') === 'heading:Written by a designer';
  await expectInPage(page).toHaveURL(carried);

  await chooseChinese(page);
  await expectInPage(description).toHaveValue(/[\u4e00-\u9fff]/);
  expect(await description.inputValue()).not.toBe(english);
  await expectInPage(heading).toHaveValue('Written by a designer');
  await expectInPage(seen).toHaveText('Written by a designer');

  await page.getByRole('button', { name: 'Reset controls' }).click();
  await expectInPage(heading).toHaveValue(/[\u4e00-\u9fff]/);
  await expectInPage(seen).toHaveText(await heading.inputValue());
});

test('what is typed in Controls while a story renders in another language stays', async () => {
  const page = await openStory('components-productcard--default');
  const story = shownIn(page);
  await story.locator('html').evaluate(() => {
    // As Controls do it, while the story renders.
    __STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', function type({ newPhase, storyId }) {
      if (newPhase !== 'rendering') return;
      __STORYBOOK_ADDONS_CHANNEL__.off('storyRenderPhaseChanged', type);
      __STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
        storyId,
        updatedArgs: { heading: 'Written meanwhile' },
      });
    });
  });
  await chooseChinese(page);
  await expectInPage(page.locator('#control-description')).toHaveValue(/[\u4e00-\u9fff]/);
  await expectInPage(page.locator('#control-heading')).toHaveValue('Written meanwhile');
  await expectInPage(story.getByRole('heading')).toHaveText('Written meanwhile');
});

test('stories and docs pages have the colour scheme of the system until one is chosen', async () => {
  const dark = { colorScheme: 'dark' } as const;
  const page = await openWorkshop('?path=/docs/components-productcard--docs', dark);
  await expectInPage(shownIn(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  const grounds = [page.locator('body'), shownIn(page).locator('.sbdocs-wrapper')];
  for (const ground of grounds) {
    const [red = 255] = await ground.evaluate((element) =>
      (/\d+/g.exec(getComputedStyle(element).backgroundColor) ?? []).map(Number),
    );
    expect(red).toBeLessThan(64);
  }
  await page.getByRole('button', { name: 'The colour scheme' }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expectInPage(shownIn(page).locator('html')).toHaveAttribute('data-theme', 'light');
  // A link carries the choice, whatever system it is opened on; the address is updated a moment after the page.
  await expectInPage(page).toHaveURL(/[=;]theme:light/);
  const theirs = await openWorkshop(new URL(page.url()).search, dark);
  await expectInPage(shownIn(theirs).locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the items of a list are moved, copied and removed by keyboard, and the focus goes with them', async () => {
  const page = await openStory('components-accordion--default');
  await page.getByRole('tab', { name: 'Lists and pictures' }).click();
  const seen = shownIn(page).getByRole('heading');
  const listed = page.getByRole('group', { name: /^items/ }).getByRole('listitem');
  await expectInPage(listed).toHaveCount(4);
  await expectInPage(seen).toHaveCount(4);
  const [first = '', second = '', third = '', fourth = ''] = await seen.allTextContents();
  // Safari draws no number beside an item that begins with text in a box with hidden overflow.
  await expectInPage(listed.first().getByText(first, { exact: true })).toHaveCSS('overflow', 'visible');
  const button = (verb: string, item: string) => page.getByRole('button', { name: `${verb}: ${item}` });

  await button('Move down', first).focus();
  await page.keyboard.press('Enter');
  await expectInPage(seen).toHaveText([second, first, third, fourth]);
  await expectInPage(button('Move down', first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectInPage(seen).toHaveText([second, third, first, fourth]);
  await expectInPage(button('Move down', first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectInPage(seen).toHaveText([second, third, fourth, first]);
  // It is the last item now, and can only move up.
  await expectInPage(button('Move up', first)).toBeFocused();
  await button('Remove', third).press('Enter');
  await expectInPage(seen).toHaveText([second, fourth, first]);
  await expectInPage(button('Remove', fourth)).toBeFocused();
  await button('Add a copy', second).press('Enter');
  await expectInPage(seen).toHaveText([second, second, fourth, first]);
  await expectInPage(listed).toHaveCount(4);
  await button('Remove', first).press('Enter');
  await expectInPage(button('Remove', fourth)).toBeFocused();

  // Pressed before the story has rendered again: what counts is what the panel shows.
  await button('Move down', second).first().click();
  await button('Remove', fourth).click();
  await expectInPage(seen).toHaveText([second, second]);

  // A list that was emptied begins again with the story's own first item.
  for (const left of [1, 0]) {
    await button('Remove', second).first().press('Enter');
    await expectInPage(seen).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Add an item: items' }).press('Enter');
  await expectInPage(seen).toHaveText([first]);
  await expectInPage(button('Add a copy', first)).toBeFocused();

  // The code shows the edited list.
  await page.getByRole('tab', { name: 'Code' }).click();
  const code = page.locator('#storybook-panel-root pre').filter({ hasText: '<Accordion' });
  await expectInPage(code).not.toContainText(third);
});

test('lists within items and pictures can be edited too, and their unedited words follow the language', async () => {
  const page = await openStory('sections-productsection--default');
  await page.getByRole('tab', { name: 'Lists and pictures' }).click();
  const story = shownIn(page);
  const cards = story.getByRole('heading', { level: 3 });
  const [first = '', second = ''] = await cards.allTextContents();
  await page.getByRole('button', { name: `Move down: ${first}` }).click();
  await expectInPage(cards.first()).toHaveText(second);
  const item = page
    .getByRole('group', { name: /^items/ })
    .getByRole('listitem')
    .first();
  await expectInPage(item).toHaveAccessibleName(second);
  await item.getByText(`In ${second}`).click();
  await page.getByRole('button', { name: `Move down: ${second}` }).click();
  await expectInPage(cards.first()).toHaveText(first);
  // An opened item stays open when it moves.
  const moved = page.getByRole('listitem', { name: second });
  await expectInPage(moved.getByRole('combobox', { name: 'media' })).toBeVisible();
  await page.getByRole('button', { name: `Move up: ${second}` }).click();
  await expectInPage(item).toHaveAccessibleName(second);
  await item.getByRole('combobox', { name: 'media' }).selectOption('hero.svg');
  await expectInPage(story.locator('img[src$="/pictures/hero.svg"]')).toBeVisible();

  await chooseChinese(page);
  for (const at of [0, 1]) await expectInPage(cards.nth(at)).toHaveText(/[\u4e00-\u9fff]/);
  await expectInPage(story.locator('img[src$="/pictures/hero.svg"]')).toBeVisible();

  await page.goto(`${server.url}?path=/story/components-footer--default&${ENGLISH}`);
  await page.getByRole('tab', { name: 'Lists and pictures' }).click();
  await untilAtRest(page, 'components-footer--default');
  const links = story.getByRole('navigation', { name: 'Services' }).getByRole('link');
  const [firstLink = '', secondLink = ''] = await links.allTextContents();
  await page.getByText('In Services').click();
  await page.getByRole('button', { name: `Remove: ${firstLink}` }).press('Enter');
  await expectInPage(links.first()).toHaveText(secondLink);
  await expectInPage(page.getByRole('button', { name: `Remove: ${secondLink}` })).toBeFocused();
});

test('the address has what was typed last, however often it was edited in Safari', async () => {
  const page = await openWorkshop('');
  // Safari refuses more than a hundred changes of the address within some seconds, and has no idle callbacks.
  await page.addInitScript(() => {
    delete (window as Partial<Window>).requestIdleCallback;
    const replace = history.replaceState.bind(history);
    let written = 0;
    history.replaceState = (...state) => {
      written += 1;
      if (written > 100) throw new DOMException('More than 100 times', 'SecurityError');
      replace(...state);
    };
  });
  await page.goto(`${server.url}?path=/story/primitives-heading--default&${ENGLISH}`);
  await untilAtRest(page, 'primitives-heading--default');
  const words = `${'Many words. '.repeat(12)}The last word`;
  await page.locator('#control-children').fill('');
  await page.locator('#control-children').pressSequentially(words);
  const edits = () => new URL(page.url()).searchParams.get('edits') ?? '';
  await expectInPage.poll(() => Buffer.from(edits(), 'base64url').toString()).toContain('The last word');
});

test('a link carries edits of lists and of words with any characters to somebody else, who can reset them', async () => {
  const page = await openStory('sections-faqsection--default');
  const questions = (at: Page) => shownIn(at).getByRole('heading', { level: 3 });
  await page.getByRole('tab', { name: 'Lists and pictures' }).click();
  const listed = page.getByRole('group', { name: /^items/ }).getByRole('listitem');
  await expectInPage(listed.first()).toBeVisible();
  await expectInPage(questions(page).first()).toBeVisible();
  const before = await questions(page).allTextContents();
  await listed
    .first()
    .getByRole('button', { name: /^Move down/ })
    .click();
  const [first = '', second = '', ...others] = before;
  const edited = [second, first, ...others];
  await expectInPage(questions(page)).toHaveText(edited);
  const editsOf = (at: Page) => new URL(at.url()).searchParams.get('edits');
  await expectInPage.poll(() => editsOf(page)).not.toBeNull();
  const ofList = editsOf(page);
  await page.getByRole('tab', { name: 'Controls' }).click();
  await page.locator('#control-heading').fill('「10% 折扣」? Yes & no: <b>');
  await expectInPage.poll(() => editsOf(page)).not.toBe(ofList);

  const theirs = await openWorkshop(new URL(page.url()).search);
  const heading = shownIn(theirs).getByRole('heading', { level: 2 });
  await expectInPage(heading).toHaveText('「10% 折扣」? Yes & no: <b>');
  await expectInPage(questions(theirs)).toHaveText(edited);
  await expectInPage(theirs.locator('#control-heading')).toHaveValue(await heading.innerText());

  // Also where the story is opened alone.
  const opened = theirs.waitForEvent('popup');
  await theirs.getByRole('button', { name: 'Open in isolation mode' }).click();
  await expectInPage((await opened).getByRole('heading', { level: 3 })).toHaveText(edited);

  await theirs.getByRole('button', { name: 'Reset controls' }).click();
  await expectInPage(questions(theirs)).toHaveText(before);
  await expectInPage.poll(() => editsOf(theirs)).toBeNull();
});

test('an edited story is not covered by an error of its play function, which expects its own words', async () => {
  const page = await openStory('components-productcard--default', '&args=heading:Written+by+a+designer');
  const heading = shownIn(page).getByRole('heading');
  await expectInPage(heading).toHaveText('Written by a designer');
});

test.each([
  ['story/primitives-select--default', '#storybook-root'],
  ['docs/primitives-select--docs', '.docs-story'],
])(
  'a part that cannot be shown with what was edited is shown again after the next edit or a reset: %s',
  async (path, place) => {
    const page = await openWorkshop(`?path=/${path}&${ENGLISH}`);
    const story = shownIn(page).locator(place).first();
    const [seen, refused] = [story.getByRole('combobox'), story.getByRole('alert')];
    const controls = path.startsWith('docs/') ? shownIn(page) : page;
    await controls.getByRole('switch', { name: 'Edit options as JSON' }).first().click();
    const json = controls.getByPlaceholder('Edit JSON string').first();
    const before = await json.inputValue();
    const edit = async (text: string) => {
      await json.fill(text);
      await json.blur();
    };
    await expectInPage(seen).toBeVisible();
    await edit('["New"]');
    await expectInPage(seen).toHaveCount(0);
    await edit(before);
    await expectInPage(seen).toBeVisible();

    await edit('[null]');
    await expectInPage(refused).toContainText('cannot be shown');
    await controls.getByRole('button', { name: 'Reset controls' }).click();
    await expectInPage(seen).toBeVisible();
    await expectInPage(refused).toHaveCount(0);
  },
);

test('an edited story is not covered by an error when nothing is left under its pointer', async () => {
  const page = await openStory('components-logowall--hovered');
  await page.getByRole('tab', { name: 'Lists and pictures' }).click();
  const removal = page.getByRole('button', { name: /^Remove/ });
  const seen = shownIn(page).getByRole('img');
  for (let left = (await removal.count()) - 1; left > 0; left -= 1) {
    await removal.first().click();
    await expectInPage(seen).toHaveCount(left);
  }
  await expectInPage(seen).toBeVisible();
});

test('a story under the pointer is not covered by an error while the reader has his own there', async () => {
  const page = await openStory('primitives-button--hovered');
  const button = shownIn(page).getByRole('button').first();
  await button.hover();
  const html = shownIn(page).locator('html');
  await html.evaluate(() => {
    // As the toolbar does, from whose menu the pointer comes back to the story.
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark' } });
  });
  await expectInPage(html).toHaveAttribute('data-theme', 'dark');
  await untilAtRest(page, 'primitives-button--hovered');
  await expectInPage(button).toBeVisible();
});

test('a story under the pointer is shown so on a touch screen too, where nothing hovers', async () => {
  const page = await openWorkshop(`iframe.html?id=components-header--hovered&viewMode=story&${ENGLISH}`, {
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
  const failed = page.locator('.sb-show-errordisplay');
  await expectInPage(page.locator('html[data-picture-ready]').or(failed)).toBeAttached();
  expect(await failed.count()).toBe(0);
});

test('there are docs pages for parts, but not for whole pages', () => {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const made = Object.values(entries).filter(
    ({ type, importPath }) => type === 'docs' && importPath.endsWith('.tsx'),
  );
  expect(made.length).toBeGreaterThan(50);
  // Storybook reads tags without running the file: it does not see tags from an object spread, and the docs page would be empty.
  const titles = made.map(({ title }) => title);
  expect(titles.filter((title) => !/^(Primitives|Components|Sections)\//.test(title))).toEqual([]);
});

/** Expects code to paste: it compiles, imports the part and renders it, and contains nothing of a story. */
function expectPasted(code: string, part: string): void {
  expect(parseSync('pasted.tsx', code).errors).toEqual([]);
  expect(code).toMatch(new RegExp(`^import \\{.*\\b${part}\\b.*\\} from '@plinth/ui';`, 's'));
  expect(code).toContain(`<${part}`);
  expect(code).not.toMatch(/play|export|args|=> \w/);
}

test('a page whose links were pointed at is not covered when the toolbar changes', async () => {
  const page = await openStory('pages-home--ready');
  const story = shownIn(page);
  // It requests the files of a page that this story does not have.
  await story.getByRole('contentinfo').getByRole('link', { name: 'About us' }).hover();

  await chooseChinese(page);
  await expectInPage(story.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await untilAtRest(page, 'pages-home--ready');
  await expectInPage(story.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that makes a call while the toolbar changes is not covered', async () => {
  const page = await openStory('pages-home--ready');
  const html = shownIn(page).locator('html');
  await html.evaluate(() => {
    // As on a slow machine.
    document.fonts.load = () => new Promise((resolve) => setTimeout(() => resolve([]), 500));
    __STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
      // As for a link that is pointed at.
      if (newPhase === 'loading') setTimeout(() => void fetch('server/View/GetServiceMenu?langCode=en'), 100);
    });
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark', pictures: 'on' } });
  });
  await expectInPage(html).toHaveAttribute('data-theme', 'dark');
  await untilAtRest(page, 'pages-home--ready');
  await expectInPage(shownIn(page).locator('main')).toBeVisible();
});

test('a page that was scrolled stays there when the toolbar changes', async () => {
  const page = await openStory('pages-home--ready');
  const html = shownIn(page).locator('html');
  await html.evaluate((element) => element.scrollTo(0, 1500));
  await page.getByRole('button', { name: 'The colour scheme' }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expectInPage(html).toHaveAttribute('data-theme', 'dark');
  await untilAtRest(page, 'pages-home--ready');
  expect(await html.evaluate(({ scrollTop }) => scrollTop)).toBe(1500);
});

test('a page whose address names no language follows the toolbar', async () => {
  const page = await openStory('pages-error--ready');
  const html = shownIn(page).locator('html');
  await expectInPage(html).toHaveAttribute('lang', 'en');
  await chooseChinese(page);
  await expectInPage(html).toHaveAttribute('lang', 'zh-Hant-TW');
  await untilAtRest(page, 'pages-error--ready');
  await expectInPage(shownIn(page).getByRole('heading', { level: 1 })).toContainText(/\p{Script=Han}/u);
});

test('the Code panel shows the code of what is seen, with edits and in the chosen language', async () => {
  const page = await openStory('components-productcard--default', '&args=heading:Written+by+a+designer');
  await page.getByRole('tab', { name: 'Code' }).click();
  const code = page.locator('#storybook-panel-root pre').filter({ hasText: '<ProductCard' });
  await expectInPage(code).toContainText('heading="Written by a designer"');
  await expectInPage(code).toContainText("accessibleLabel: 'More: Cloud hosting'");
  expectPasted(await code.innerText(), 'ProductCard');

  await chooseChinese(page);
  await expectInPage(code).toContainText(/accessibleLabel: '.*[\u4e00-\u9fff]/);
  await expectInPage(code).toContainText('heading="Written by a designer"');
});

test('the Code panel shows nothing else until it has the code', async () => {
  const early = Object.entries(await allStories()).filter(
    ([, { parameters }]) => parameters['docs']?.source?.originalSource !== undefined,
  );
  expect(early.map(([id]) => id)).toEqual([]);
});

test('a docs page shows code to paste for each state, in the words on screen', async () => {
  const page = await openWorkshop('?path=/docs/components-productcard--docs&globals=locale:en');
  const docs = shownIn(page);
  const closed = docs.getByRole('switch', { name: 'Show code' });
  await expectInPage(closed.first()).toBeVisible();
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  const shown = docs.locator('pre').filter({ hasText: `from '@plinth/ui'` });
  await expectInPage(shown).toHaveCount(await docs.getByRole('switch', { name: 'Hide code' }).count());
  for (const code of await shown.allInnerTexts()) expectPasted(code, 'ProductCard');
  await expectInPage(shown.first()).toContainText('Cloud hosting');

  await chooseChinese(page);
  // Storybook renders the page again, with all its code closed.
  await expectInPage(shown).toHaveCount(0);
  await closed.first().click();
  await expectInPage(shown).toContainText(/[\u4e00-\u9fff]/);
  expectPasted(await shown.innerText(), 'ProductCard');
});

test('a docs page stays at its beginning while the stories in its frames give something the focus', async () => {
  const page = await openWorkshop('?path=/docs/components-header--docs');
  const docs = shownIn(page);
  const story = docs.locator('iframe').first().contentFrame();
  await expectInPage(story.locator('html')).toHaveAttribute('data-picture-ready', /./);
  expect(await docs.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('the stories of a docs page play one after the other: a play that lost the focus would stop half-way', async () => {
  const page = await openWorkshop('iframe.html?id=components-messagedialog--docs&viewMode=docs');
  const frames = page.locator('.docs-story iframe');
  await expectInPage(frames.first()).toBeVisible();
  const phases = await page.evaluateHandle(() => {
    const told: string[] = [];
    __STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase, storyId }) => {
      if (['rendering', 'completed'].includes(newPhase)) told.push(`${newPhase} ${storyId}`);
    });
    return told;
  });
  // Without waiting for each: they begin as they come into view.
  for (const frame of await frames.all()) await frame.scrollIntoViewIfNeeded();
  for (const frame of await frames.all())
    await expectInPage(frame.contentFrame().locator('html')).toHaveAttribute('data-picture-ready', /./);
  // The first may have begun before this test listened.
  const all = await phases.jsonValue();
  const told = all.slice(all.findIndex((phase) => phase.startsWith('rendering')));
  expect(told.length).toBeGreaterThan(8);
  expect(told).toEqual(
    told.map((phase, nth) => (nth % 2 === 0 ? phase : `completed ${told[nth - 1]?.split(' ')[1]}`)),
  );
});

test('each prop of each part has its real type and a sentence', async () => {
  const parts = Object.values(await allStories()).filter(({ title }) =>
    /^(Primitives|Components|Sections)\//.test(title),
  );
  expect(parts.length).toBeGreaterThan(100);
  const missing = parts.flatMap(({ title, argTypes }) => {
    const declared = PROP_TYPES[title.replace(/^.*\//, '')] ?? {};
    return Object.keys(declared).flatMap((prop) => (prop in argTypes ? [] : [`${title}: ${prop}`]));
  });
  expect([...new Set(missing)]).toEqual([]);
  const untold = parts.flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).flatMap(([prop, { description, table }]) => {
      // Plain words: `{@link Name}` is for editors.
      const hasSentence = description && !description.includes('{@');
      const { summary = '', detail } = table?.type ?? {};
      const hasType =
        !['', 'any', 'unknown', 'union', 'intersection', 'array', 'object'].includes(summary) &&
        !summary.startsWith('|');
      // Nobody can write a prop named by the library's own symbol. A type that can be expanded has details.
      return /^[\w-]+$/.test(prop) && hasType && hasSentence && detail !== '' ? [] : [`${title}: ${prop}`];
    }),
  );
  expect([...new Set(untold)]).toEqual([]);
});

/** A union of strings or numbers. */
const CHOICE = /^(?:type \w+ =)?(?:[\s|]*(?:'[^']*'|\d+|BoxElement)\s*)+;?$|\(typeof \w+\)\[number\];$/;

test('a prop with a few possible values has a control to choose from them', async () => {
  const choices = Object.values(await allStories()).flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).flatMap(([prop, { control, options, table }]) => {
      const { summary = '', detail = '' } = table?.type ?? {};
      return CHOICE.test(summary) || (/^\w+$/.test(summary) && CHOICE.test(detail))
        ? [{ prop: `${title}: ${prop}`, control: control?.type, options }]
        : [];
    }),
  );
  expect(choices.length).toBeGreaterThan(100);
  const typed = choices.filter(({ control = '' }) => !['select', 'radio', 'inline-radio'].includes(control));
  expect([...new Set(typed.map(({ prop }) => prop))]).toEqual([]);
  // Controls have a reset of their own; `undefined` is a word for programmers.
  const unset = choices.filter(({ options }) => options?.includes(undefined));
  expect([...new Set(unset.map(({ prop }) => prop))]).toEqual([]);
});

test('a prop for text has a text control, and one with elements has none', async () => {
  const nodes = Object.values(await allStories()).flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).flatMap(([prop, { control, table }]) =>
      table?.type?.summary === 'ReactNode' ? [{ prop: `${title}: ${prop}`, control }] : [],
    ),
  );
  expect(nodes.length).toBeGreaterThan(100);
  const other = nodes.filter(({ control }) => control?.type !== 'text' && control?.disable !== true);
  expect([...new Set(other.map(({ prop }) => prop))]).toEqual([]);

  const page = await openWorkshop('iframe.html?id=sections-contactsection--docs&viewMode=docs');
  const row = page.locator('.docblock-argstable tr').filter({ hasText: 'children' });
  await expectInPage(row.getByRole('cell').last()).toHaveText('-');
});

test('Chromatic would photograph what the catalogue says, and nothing that moves', async () => {
  const seen = new Set<string>();
  // Chromatic reads the stories in the same way.
  for (const [id, { title, parameters, storyGlobals }] of Object.entries(await allStories())) {
    // The names are the catalogue's; modeOf throws for others.
    const names = modesFor(title, parameters.pictures);
    const { modes = {}, disableSnapshot = false, prefersReducedMotion } = parameters.chromatic ?? {};
    expect([id, Object.keys(modes), disableSnapshot]).toEqual([id, [...names], names.length === 0]);
    for (const name of names) {
      const { locale, variant, theme, width, height } = modeOf(name);
      const wanted = { locale, variant, theme, viewport: { width, height }, pictures: 'on' };
      expect(modes[name]).toMatchObject(wanted);
      expect(prefersReducedMotion).toBe('reduce');
      seen.add(name);
    }
    // A story made for a certain window size is photographed at that size.
    const window = storyGlobals.viewport?.value;
    const widths = names.map((name) => modeOf(name).viewport);
    if (window !== undefined && names.length > 0) expect([id, ...widths]).toContain(window);
    if (title.startsWith('Flows/')) expect(disableSnapshot).toBe(true);
  }
  expect([...seen]).toEqual(expect.arrayContaining([...PAGE_MODES, ...PART_MODES]));
});

test.each([...PART_MODES, ...PAGE_MODES.slice(-1)])(
  'a story stands still for its picture: %s',
  async (name) => {
    const globals = globalsParameter(modeOf(name));
    const id = 'sections-hero--default';
    const page = await openWorkshop(
      `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`,
    );
    await page.locator(`html[data-picture-ready="${id}"]`).waitFor();
    expect(await page.evaluate(() => [new Date().toISOString(), document.body.className])).toEqual([
      '2026-01-15T01:30:00.000Z',
      expect.stringContaining('sb-show-main'),
    ]);
  },
);

test('a page is photographed only when all its files have arrived, however late', async () => {
  const page = await openWorkshop('');
  // A file of a part of the page, held back so long that the page could wrongly be taken for ready.
  const asked = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.context().route(/\/river-[\w-]+\.js$/, async (route) => {
    asked.resolve();
    await sent.promise;
    await route.continue();
  });
  const id = 'pages-cloud-server-room--english';
  const globals = globalsParameter(modeOf('en-cloud-light-phone'));
  await page.goto(`${server.url}iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`);
  await asked.promise;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let count = 0; count < 60; count += 1) await page.evaluate(frame);
  expect(await page.locator('html[data-picture-ready]').count()).toBe(0);
  sent.resolve();
  await page.locator(`html[data-picture-ready="${id}"]`).waitFor();
  await expectInPage(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search finds a part by other names for it, and goes there whatever the toolbar’s settings', async () => {
  const page = await openWorkshop('?path=/docs/welcome--docs&globals=locale:en');
  await expectInPage(shownIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#storybook-explorer-searchfield').fill('embed');
  const found = page.getByRole('option', { name: /embed/i }).first();
  await expectInPage(found).toBeVisible();
  await found.click();
  await expectInPage(page).toHaveURL(/workshop-other-names--docs&globals=locale:en#film-/);
  await expectInPage(shownIn(page).getByRole('heading', { name: /embed/i })).toBeInViewport();
  // The address leads others to the same place.
  await page.reload();
  await expectInPage(shownIn(page).getByRole('heading', { name: /embed/i })).toBeInViewport();
  await expectInPage(page).toHaveURL(/workshop-other-names--docs&globals=locale:en#film-/);
});

test.each(['welcome--docs', 'workshop-other-names--docs'])('no link of %s leads to nothing', async (id) => {
  const page = await openWorkshop(`iframe.html?id=${id}&viewMode=docs`);
  const links = page.locator('a[href*="path=/"]');
  await expectInPage(links.first()).toBeVisible();
  const wanted = await links.evaluateAll((found) =>
    found.map((link) => /path=\/\w+\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1]),
  );
  const { entries }: { entries: object } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((story = '') => !(story in entries))).toEqual([]);
});

test('tokens can be downloaded in every format', async () => {
  const page = await openWorkshop('iframe.html?id=foundations-tokens--docs&viewMode=docs');
  const file = async (name: string) => {
    const link = page.getByRole('link', { name: `Download ${name}` });
    await expectInPage(link).toHaveAttribute('download', name);
    return decodeURIComponent((await link.getAttribute('href'))?.replace(/^[^,]*,/, '') ?? '');
  };
  expect(await file('cloud.tokens.css')).toContain('--color-accent:#1f5eff');
  expect(JSON.parse(await file('agency.tokens.dark.json'))).toHaveProperty('color.accent');
  expect(await file('cloud.tokens.ts')).toContain('"accent": "#1f5eff"');
});

test.each([
  ['Tabs', /Home, End/],
  ['MessageDialog', /Escape closes it/],
])('a docs page lists the keys, and says how stable its part is: %s', async (part, keys) => {
  const page = await openWorkshop(`iframe.html?id=components-${part.toLowerCase()}--docs&viewMode=docs`);
  await expectInPage(page.getByRole('row', { name: keys })).toBeVisible();
  await expectInPage(page.getByText(lifeOf(part, '').words)).toBeVisible();
});

test('a part that is fixed to the bottom of the window is visible on its docs page', async () => {
  const page = await openWorkshop('iframe.html?id=components-consentbanner--docs&viewMode=docs');
  const story = page.locator('.docs-story iframe').first();
  await expectInPage(story.contentFrame().getByRole('region')).toBeVisible();
});

test('what is answered in a story of a docs page is asked in the others all the same', async () => {
  const page = await openWorkshop('iframe.html?id=components-consentbanner--docs&viewMode=docs');
  const story = (nth: number) =>
    page.locator('.docs-story iframe').nth(nth).contentFrame().getByRole('region');
  await expectInPage(story(1).getByRole('checkbox').first()).toBeVisible();
  await story(0).getByRole('button').first().click();
  await expectInPage(story(0)).toBeHidden();
  await expectInPage(story(1)).toBeVisible();
});

test('a story for a phone is as narrow as a phone on its docs page', async () => {
  const page = await openWorkshop('iframe.html?id=components-articlecard--docs&viewMode=docs');
  const phone = page.locator('iframe[title="Phone"]');
  await phone.scrollIntoViewIfNeeded();
  const html = phone.contentFrame().locator('html[data-picture-ready]');
  await expectInPage(html.getByRole('article')).toBeVisible();
  expect(await html.evaluate(() => window.innerWidth)).toBe(390);
});

test('a docs page leads to the states that a key or a press brings about', async () => {
  const page = await openWorkshop('?path=/docs/primitives-checkbox--docs');
  await shownIn(page).getByRole('link', { name: 'Focused', exact: true }).last().click();
  await untilAtRest(page, 'primitives-checkbox--focused');
  await expectInPage(shownIn(page).getByRole('checkbox')).toBeFocused();
});

test('a docs page has its controls filled in when it is opened alone', async () => {
  const page = await openWorkshop(
    'iframe.html?id=components-productcard--docs&viewMode=docs&globals=locale:en',
  );
  // As in the panel, required props come first.
  await expectInPage(page.locator('.docblock-argstable tbody tr').first()).toContainText('heading');
  const heading = page.locator('[id^=control-][id$=--default-heading]');
  await expectInPage(heading).toHaveValue('Cloud hosting');
  await heading.fill('Written by a designer');
  await expectInPage(page.locator('.docs-story').first()).toContainText('Written by a designer');
});

test('who goes into a control while the stories of a docs page begin does not fail them', async () => {
  const page = await openWorkshop('');
  await page.addInitScript(() => {
    const enter = () => document.querySelector<HTMLElement>('[id^=control-][id$=--default-heading]')?.focus();
    new MutationObserver(enter).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}iframe.html?id=components-productcard--docs&viewMode=docs&globals=locale:en`);
  await expectInPage(page.locator('html')).toHaveAttribute('data-picture-ready', /./);
  await expectInPage(page.locator('[id^=control-][id$=--default-heading]')).toBeFocused();
  await expectInPage(page.locator('.docs-story').first()).toContainText('Cloud hosting');
  expect(await page.locator('.docs-story', { hasText: 'Nothing shows' }).count()).toBe(0);
});

test.each([
  ['primitives-heading', 'How it looks'],
  ['welcome', 'Designers'],
  ['foundations-colour', 'agency'],
])(
  'the table of contents of a docs page leads to its own headings, not those of its pictures: %s',
  async (id, heading) => {
    const page = await openWorkshop(`iframe.html?id=${id}--docs&viewMode=docs`);
    const contents = page.getByRole('navigation').getByRole('link');
    await expectInPage(contents.first()).toBeVisible();
    const named = await contents.allTextContents();
    expect(named).toContain(heading);
    expect(named.join()).not.toMatch(/[\u4e00-\u9fff]/);
    // A heading without an id is listed with an address that leads to the top.
    expect(await contents.and(page.locator('[href="#"]')).allTextContents()).toEqual([]);
  },
);

test('the table of contents of a docs page lists its keyboard section, however early it is made', async () => {
  const page = await openWorkshop('');
  // Storybook makes it a tenth of a second after the page has rendered; by then Safari has had time for nothing else.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => later(run, ms === 100 ? 0 : ms),
    });
  });
  await page.goto(`${server.url}iframe.html?id=components-tabs--docs&viewMode=docs`);
  const contents = page.getByRole('navigation').getByRole('link');
  await expectInPage(contents.first()).toBeVisible();
  expect(await contents.allTextContents()).toContain('Keyboard');
});

test('a docs page and the stories in its frames follow the toolbar, and keep doing so', async () => {
  const page = await openWorkshop(
    '?path=/docs/components-skiplink--docs&globals=locale:en;variant:agency;theme:dark',
  );
  const docs = shownIn(page);
  const stories = docs.locator('iframe');
  await expectInPage(stories).toHaveCount(2);
  const html = stories.last().contentFrame().locator('html[data-picture-ready]');
  await expectInPage(stories.first().contentFrame().locator('html[data-picture-ready]')).toBeVisible();
  await expectInPage(html).toHaveAttribute('lang', 'en');
  await expectInPage(html).toHaveAttribute('data-theme', 'dark');
  await expectInPage(docs.locator('html')).toHaveAttribute('data-theme', 'dark');

  await chooseChinese(page);
  await expectInPage(html).toHaveAttribute('lang', 'zh-Hant-TW');
  await expectInPage(html).toHaveAttribute('data-theme', 'dark');
  await expectInPage(docs.locator('html')).toHaveAttribute('data-theme', 'dark');

  const opened = page.waitForEvent('popup');
  await docs.getByRole('link', { name: 'Open canvas in new tab' }).press('Enter');
  const alone = (await opened).locator('html[data-picture-ready]');
  await expectInPage(alone).toHaveAttribute('lang', 'zh-Hant-TW');
  await expectInPage(alone).toHaveAttribute('data-theme', 'dark');
});

test('the stories and pictures of a docs page are in the toolbar’s language, the text about them in English', async () => {
  const page = await openWorkshop('?path=/docs/primitives-heading--docs');
  const docs = shownIn(page);
  const seen = [docs.locator('.docs-story h2').first(), docs.locator('[inert] h3').first()];
  for (const heading of seen) await expectInPage(heading).toHaveText(/[\u4e00-\u9fff]/);
  for (const heading of seen) await expectInPage(heading.and(docs.locator(':lang(zh)'))).toBeVisible();
  const said = docs.getByRole('heading', { name: 'When to use' });
  await expectInPage(said.and(docs.locator(':lang(en)'))).toBeVisible();

  await page.getByRole('button', { name: 'The language of the words' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  for (const heading of seen) await expectInPage(heading.and(docs.locator(':lang(en)'))).toBeVisible();
});

test('a table of props is no wider than its page, however long its types', async () => {
  const page = await openWorkshop('iframe.html?id=components-footer--docs&viewMode=docs');
  const table = page.locator('.docblock-argstable').first();
  await expectInPage(table).toBeVisible();
  const [ofTable, ofPage] = await table.evaluate((element) => [
    element.scrollWidth,
    element.parentElement?.clientWidth,
  ]);
  expect(ofTable).toBe(ofPage);
});

test.each([
  ...['primitives-button', 'components-tabs', 'sections-hero', 'sections-pricesection'].map((part) => [
    part,
    '.docblock-argstable',
  ]),
  // With long inline code in sentences.
  ...['workshop-pictures', 'recipes-forms', 'recipes-theming'].map((page) => [page, 'p > code']),
])('a docs page is no wider than a phone: %s', async (id, seen) => {
  const page = await openWorkshop(`iframe.html?id=${id}--docs&viewMode=docs`, {
    viewport: { width: 390, height: 844 },
  });
  await expectInPage(page.locator('#storybook-docs').locator(seen).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone nothing covers the headings of the table of props', async () => {
  const page = await openWorkshop('iframe.html?id=components-accordion--docs&viewMode=docs', {
    viewport: { width: 390, height: 844 },
  });
  const reset = page.getByRole('button', { name: 'Reset controls' });
  await expectInPage(reset).toBeVisible();
  const heading = page.locator('.docblock-argstable').getByRole('columnheader').first();
  const [above, below] = [await reset.boundingBox(), await heading.boundingBox()];
  if (above === null || below === null) throw new Error('Nobody sees them.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

const COMPOSER = `iframe.html?id=compose--page&viewMode=story&${ENGLISH};variant:cloud`;
const pagesFolder = join(root, 'site/variants/cloud/pages');

test('pages can be composed by touch: targets are large enough, and no field makes Safari zoom', async () => {
  const page = await openWorkshop(COMPOSER, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const controls = page
    .locator('.composer :is(button, select, textarea, input:not([type="checkbox"])):not([inert] *)')
    .filter({ visible: true });
  await expectInPage(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  const found = await controls.evaluateAll((all) =>
    all.map((each) => ({
      height: each.getBoundingClientRect().height,
      letters: each.tagName === 'BUTTON' ? 16 : parseFloat(getComputedStyle(each).fontSize),
    })),
  );
  expect(Math.min(...found.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(Math.min(...found.map(({ letters }) => letters))).toBeGreaterThanOrEqual(16);
});

test('no checkbox of the composer lies on a field', async () => {
  const page = await openWorkshop(COMPOSER);
  const same = page.getByRole('checkbox', { name: 'Heading level: the same in both languages' });
  const field = page.getByRole('combobox', { name: 'Heading level' });
  await page.getByText('Looks and address').click();
  const [above, below] = [await same.boundingBox(), await field.boundingBox()];
  if (above === null || below === null) throw new Error('Nobody sees them.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test('a page that is composed there can be downloaded as files, and shared as a link', async () => {
  const page = await openWorkshop(COMPOSER);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('server-room');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title, English' });
  const before = await title.inputValue();
  await title.fill('Leave it all behind');

  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.getByRole('button', { name: 'Download files' }).click();
  await expectInPage.poll(() => downloads).toHaveLength(2);
  const status = page.locator('.compose-status');
  await expectInPage(status).toHaveText('Downloaded');
  // WebKit delivers only one download from a frame that starts several at once.
  await expectInPage(page.locator('iframe[hidden]')).toHaveCount(2);
  for (const download of downloads) {
    const name = download.suggestedFilename();
    const file = readFileSync(join(pagesFolder, name), 'utf8');
    const saved = readFileSync(await download.path(), 'utf8');
    // Everything else in the files is unchanged.
    expect(saved).toBe(name.includes('.en.') ? file.replace(before, 'Leave it all behind') : file);
  }
  expect(downloads.map((download) => download.suggestedFilename()).toSorted()).toEqual([
    'server-room.en.yaml',
    'server-room.zh-tw.yaml',
  ]);

  await page.getByRole('button', { name: 'Link to draft' }).click();
  const link = await page.getByRole('textbox', { name: /Whoever opens it sees this draft/ }).inputValue();
  // A separate window, without this one's storage.
  const theirs = await page.context().browser()?.newPage();
  if (theirs === undefined) throw new Error('The browser is gone.');
  patient(theirs.context());
  await theirs.goto(link);
  await expectInPage(theirs.getByText('A draft from a link, not saved')).toBeVisible();
  await theirs.getByRole('button', { name: 'Page', exact: true }).click();
  await expectInPage(theirs.getByRole('textbox', { name: 'Title, English' })).toHaveValue(
    'Leave it all behind',
  );
  const heading = (at: Page) => at.frameLocator('.compose-frame iframe').getByRole('heading', { level: 1 });
  await expectInPage(heading(theirs)).toHaveText(await heading(page).innerText());
});

test('a draft survives a crash of its page, and is gone after it is discarded', async () => {
  const page = await openWorkshop(COMPOSER);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('server-room');
  const heading = page.getByRole('textbox', { name: 'Heading, English' });
  const before = await heading.inputValue();
  await heading.fill('Typed before it crashed');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expectInPage.poll(kept).toContain('Typed before it crashed');

  const address = page.url();
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  await again.goto(address);
  const theirs = again.getByRole('textbox', { name: 'Heading, English' });
  await expectInPage(theirs).toHaveValue('Typed before it crashed');
  await again.getByRole('button', { name: 'Discard', exact: true }).click();
  await again.getByRole('button', { name: 'Discard it' }).click();
  await expectInPage(theirs).toHaveValue(before);
});
