import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webkit } from 'playwright';
import sharp from 'sharp';
import { CLOCK, type Tab } from '../../tools/visual/index.ts';
import { settle } from '../../tools/visual/inPage.ts';
import { WORKSHOP_ORIGIN, serveBuild } from '../../tools/visual/serve.ts';
import { VISUAL_BROWSERS } from '../../tools/visualBrowsers.ts';
import { expect, test as base } from './test.ts';

/* What `npm run visual -- --browser` takes pictures with. */

const PAGE = `<!doctype html><style>body { margin: 0; height: 1500px; background: light-dark(white, black); color-scheme: light dark }</style>
<p id="time"></p><script>document.querySelector('#time').textContent = new Date().toISOString()</script>`;

/** What the page can find out about its surroundings. */
const lookAround = async (elsewhere: string) => {
  const answer = await fetch(elsewhere).then(
    ({ status }) => status,
    () => 'none',
  );
  const { textContent } = document.querySelector('#time') ?? {};
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  // The same object twice, which not every protocol transmits.
  const size = { width: innerWidth, height: innerHeight };
  return { time: textContent, isDark, size, again: size, zone: new Date().getTimezoneOffset(), answer };
};

/** What a page has that no other window may take from it: frames, and a focus that shows. */
const haveFocus = () => {
  const { body } = document;
  body.tabIndex = 0;
  body.focus();
  return { visibility: document.visibilityState, isFocused: body.matches(':focus') };
};

/** A story of balanced columns, whose lines were lower for a moment; gives the height of the columns when they were new. */
const showColumns = () => {
  const group = (lines: number) =>
    `<nav style="break-inside: avoid; padding-bottom: 24px; font-size: 13px">${'<p style="margin: 0; min-height: 24px">y</p>'.repeat(lines)}</nav>`;
  const { body } = document;
  body.innerHTML = `<div style="columns: 2; line-height: 23.2px">${[6, 2, 1].map(group).join('<h2>x</h2>')}</div>`;
  const [columns] = body.children;
  if (!(columns instanceof HTMLElement)) throw new Error('There are no columns.');
  const { height } = columns.getBoundingClientRect();
  columns.style.lineHeight = '12px';
  columns.getBoundingClientRect();
  columns.style.lineHeight = '23.2px';
  window.__STORYBOOK_PREVIEW__ = {
    ready: () => Promise.resolve(),
    currentRender: { id: 'columns', phase: 'finished' },
    channel: { emit: () => undefined, last: () => undefined },
    extract: () => Promise.resolve({}),
  };
  return height;
};

/** Playwright's test, with the engine as pictures are taken with it; each tab finds the page and nothing else. */
const test = base.extend<{ readonly openTab: () => Promise<Tab> }>({
  openTab: async ({ engineName }, use) => {
    await using own = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), 'visual-browser-'));
    own.defer(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'iframe.html'), PAGE);
    const server = own.use(await serveBuild(folder));
    const browser = await VISUAL_BROWSERS[engineName]?.();
    if (browser === undefined) throw new Error(`${engineName} takes no pictures.`);
    own.defer(() => browser.close());
    await use(async () => own.adopt(await browser.openTab(server.proxy), (tab) => tab.close()));
  },
});

test('is in front in each of its tabs, whichever came last', async ({ openTab }) => {
  const tabs = [await openTab(), await openTab()];
  for (const tab of tabs) {
    await tab.prepare({ width: 500, height: 400, isDark: false });
    await tab.goto(`${WORKSHOP_ORIGIN}/iframe.html`);
  }
  for (const tab of tabs)
    expect(await tab.evaluate(haveFocus, null)).toEqual({ visibility: 'visible', isFocused: true });
});

test('has columns as high as if their lines had never been lower', async ({ openTab }) => {
  const tab = await openTab();
  await tab.prepare({ width: 390, height: 400, isDark: false });
  await tab.goto(`${WORKSHOP_ORIGIN}/iframe.html`);
  const height = await tab.evaluate(showColumns, null);
  await tab.evaluate(settle, 'columns');
  const now = () => document.body.firstElementChild?.getBoundingClientRect().height;
  expect(await tab.evaluate(now, null)).toBe(height);
});

test('takes no picture that lacks the end of a page', async ({ engineName, openTab }) => {
  const isWhole = engineName !== 'webkit' || existsSync(webkit.executablePath());
  test.skip(isWhole, 'Only WebKitGTK leaves the end out.');
  const tab = await openTab();
  await tab.prepare({ width: 500, height: 400, isDark: false });
  await tab.goto(`${WORKSHOP_ORIGIN}/iframe.html`);
  await expect(tab.photograph(500, 12_001)).rejects.toThrow('12000 is the limit');
});

test('shows a still world, and takes the same picture of it twice', async ({ engineName, openTab }) => {
  const tab = await openTab();
  for (const isDark of [false, true]) {
    await tab.prepare({ width: 500, height: 400, isDark });
    await tab.goto(`${WORKSHOP_ORIGIN}/iframe.html`);
    const size = { width: 500, height: 400 };
    expect(await tab.evaluate(lookAround, 'http://elsewhere.invalid/')).toEqual({
      time: CLOCK.toISOString(),
      isDark,
      size,
      again: size,
      zone: -480,
      // The proxy's refusal, which a page of another origin cannot read.
      answer: 'none',
    });
    // WebKit's pictures are not yet the same each time.
    if (engineName === 'webkit') continue;
    const [first, second] = [await tab.photograph(500, 1500), await tab.photograph(500, 1500)];
    expect(first.equals(second)).toBe(true);
    const { data, info } = await sharp(first).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 500, height: 1500 });
    expect(data[data.length - info.channels]).toBe(isDark ? 0 : 255);
  }
});
