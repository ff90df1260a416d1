import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { tabThrough } from './support/focus.ts';
import { groundsIn } from './support/grounds.ts';
import { visitSettled } from './support/inPage.ts';
import { lostMarks } from './support/lostMarks.ts';
import { expect, test } from './support/test.ts';

/** Pages that together have every kind of control and mark: menus, the form, plans, cards, questions, steps. */
const PATHS = ['/main/en/index', '/main/en/favorablePlan', '/main/en/service/2', '/main/en/service/6'];

/** How wide the edges of the form's controls are, by whether they are wrong. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const widths = (selector: string) => [
      ...new Set(
        Array.from(document.querySelectorAll(selector), (field) => getComputedStyle(field).borderLeftWidth),
      ),
    ];
    return { wrong: widths('form [aria-invalid=true]'), right: widths('form [name=lineId]') };
  });

/** Controls, button-like links and open menus that only a background sets off: all backgrounds are the same here. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const isButton = (element: Element) => {
      const { paddingLeft, paddingTop, display } = getComputedStyle(element);
      return (
        element.localName !== 'a' ||
        (display !== 'inline' && Number.parseFloat(paddingLeft) >= 8 && Number.parseFloat(paddingTop) >= 4)
      );
    };
    const hasEdge = (element: Element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    };
    return [...document.querySelectorAll('main :is(button, input, textarea, a[href])')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) => element.getBoundingClientRect().width > 1 && isButton(element) && !hasEdge(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const brand of BRANDS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${brand}, ${colorScheme}: in forced colours all focus is seen, controls and menus have edges, and marks, pictures and errors are there`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      const page = await openPage({ forcedColors: 'active', colorScheme });
      for (const [index, path] of PATHS.entries()) {
        await visitSettled(page, site.url(path));
        expect.soft(await edgeless(page), path).toEqual([]);
        expect.soft(await page.evaluate(lostMarks), path).toEqual([]);
        // Bands have no grounds of their own here.
        expect.soft(await groundsIn(page, 'body'), path).toEqual([colorScheme]);
        // A focus ring is the same in both schemes, so each page is checked in only one of them.
        if ((index % 2 === 0) === (colorScheme === 'dark')) continue;
        const stops = await tabThrough(page);
        // By outlines only: shadows are not painted here.
        for (const { name, isOutlined } of stops)
          expect.soft(isOutlined, `the focus of ${name} on ${path}`).toBe(true);
        expect.soft(stops.length, path).toBeGreaterThan(10);
      }
      await visitSettled(page, site.url('/main/en/index'));
      await page.locator('form button[type=submit]').click();
      await expect.poll(() => edgesOf(page)).toEqual({ wrong: ['3px'], right: ['1px'] });
      expect.soft(await page.evaluate(lostMarks), 'the form with errors').toEqual([]);
      await page.locator('header nav details > summary').click();
      const menu = page.locator('header nav details[open] > :not(summary)').first();
      await expect.soft(menu).not.toHaveCSS('border-bottom-width', '0px');
      await expect.soft(menu).not.toHaveCSS('border-bottom-style', 'none');
    });
  }
}
