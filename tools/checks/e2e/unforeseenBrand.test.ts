import { join } from 'node:path';
import { GlobalStyle } from '@plinth/ui';
import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { createTheme, themeCss } from '@plinth/ui/tokens';
import { type ComponentType, type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Browser, Page } from 'playwright';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INITIAL_GLOBALS, type WorkshopGlobals } from '../../../.storybook/globals.ts';
import { type ChooseWords, wordsFor } from '../../../.storybook/words.ts';
import { findMisplaced } from '../../../e2e/engines/layoutFindings.ts';
import { colorFindings } from '../../../e2e/support/axe.ts';
import { lostMarks } from '../../../e2e/support/lostMarks.ts';
import { unreadableText } from '../../../e2e/support/unreadable.ts';
import { launchBrowser } from '../../browser.ts';

/** Every state of every part in a brand that nobody had in mind: dark, dense and sharp-cornered, made by `createTheme` alone. */
const theme = createTheme({
  name: 'forge',
  accent: '#7a5c00',
  accentEnd: '#d1431a',
  neutral: '#3d4a3f',
  highlight: '#d9f24b',
  radius: 0,
  type: {
    body: ['"Liberation Mono"', 'ui-monospace', 'monospace'],
    display: ['"Liberation Sans Narrow"', '"Arial Narrow"', 'Arial'],
    ratio: 1.16,
    headingWeight: 900,
    displayWeight: 900,
  },
  density: 'compact',
  motion: 'calm',
  pattern: 'dots',
});

interface Told {
  readonly args?: object;
  readonly parameters?: { readonly words?: ChooseWords<object> };
  readonly render?: (args: object, context: { readonly globals: WorkshopGlobals }) => ReactNode;
}
type StoryFile = Readonly<Record<string, Told>> & {
  readonly default: Told & { readonly title: string; readonly component: ComponentType };
};
const FILES = Object.values(
  import.meta.glob<StoryFile>('../../../stories/{primitives,components,sections}/*.stories.tsx', {
    eager: true,
  }),
);

/** One page for each level of the library: opening a page and loading axe takes longer than the checks themselves. */
const LEVELS = Object.entries(
  Object.groupBy(FILES, ({ default: { title } }) => title.slice(0, title.indexOf('/'))),
);

/** Long words in a narrow window, short ones in a wide one. */
const VISITS = [
  { locale: 'en', width: 390 },
  { locale: 'zh-tw', width: 1440 },
] as const satisfies readonly { readonly locale: LangCode; readonly width: number }[];

/** Overlays cover only their own story, and what can open is open. */
const STAGE = `[data-story]{transform:translate(0);padding:1.5rem} dialog[open]{position:static;margin:0;max-width:100%;
  max-height:none}
  /* What fades in is checked in its final state. */ *{animation:none!important;transition:none!important}`;

/** What may scroll sideways by itself. */
const SCROLLING = '[data-scroll], [role=tablist]';

/** A page with all stories of these files, as a server would send it. */
function pageOf(files: readonly StoryFile[], locale: LangCode): string {
  const globals = { ...INITIAL_GLOBALS, locale };
  const shown = files.flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => {
      const args = {
        ...meta.parameters?.words?.(...wordsFor(globals)),
        ...story.parameters?.words?.(...wordsFor(globals)),
        ...meta.args,
        ...story.args,
      };
      const render = story.render ?? meta.render ?? (() => createElement(meta.component, args));
      const id = `${meta.title}: ${name}`;
      return createElement('div', { key: id, 'data-story': id }, render(args, { globals }));
    }),
  );
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles([createElement(GlobalStyle, { key: 'ground' }), ...shown]),
    );
    return `<!doctype html><html lang="${LANG_TAGS[locale]}" data-theme="dark"><head><title>Forge</title>
      <style>${themeCss(theme)}</style>${sheet.getStyleTags()}
      <style>${STAGE}</style></head><body><main>${body.replaceAll('<dialog ', '<dialog open ')}</main></body></html>`;
  } finally {
    sheet.seal();
  }
}

/** Buttons whose text colour needs their background, which printing omits. */
const groundsOnPaper = () =>
  [...document.querySelectorAll(':has(> [data-part=label])')]
    .filter((button) => button.checkVisibility())
    .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/** The files of brands, as the workshop serves them: `/brands/cloud/assets/pictures/hero.svg`. */
function brandFile(pathname: string): string {
  const [, , variant = '', , ...rest] = pathname.split('/');
  const [folder = ''] = rest;
  const brand = join(import.meta.dirname, '../../../site/variants', variant);
  return folder === 'pictures' ? join(brand, ...rest) : join(brand, 'assets', ...rest);
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

describe.each(VISITS)('in $locale, $width wide', ({ locale, width }) => {
  it.each(LEVELS)('%s can be read and are where they should be', async (_, files = []) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
    const body = pageOf(files, locale);
    await page.unrouteAll();
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
      else if (pathname.startsWith('/brands/')) await route.fulfill({ path: brandFile(pathname) });
      else await route.fulfill({ status: 404 });
    });
    await page.goto('http://brand.example/');
    expect(await colorFindings(page)).toEqual([]);
    expect(await page.evaluate(findMisplaced)).toEqual([]);
    expect(await page.evaluate(unreadableText, SCROLLING)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(lostMarks)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await page.evaluate(groundsOnPaper)).toEqual([]);
  });
});
