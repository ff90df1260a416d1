import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';

/** Pages that together have every kind of control: menus, the form, plans, cards, questions. */
const PATHS = ['/main/en/index', '/main/en/favorablePlan', '/main/en/service/2'];

/** How what has the focus shows it, on itself or on what covers it: by outlines only, as shadows are not painted here. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return undefined;
    const shows = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor);
    const around: Element[] = [];
    for (let element: Element | null = focused; element !== null; element = element.parentElement) {
      around.push(element);
    }
    const { left, top, width } = focused.getBoundingClientRect();
    return {
      key: `${Math.round(left + scrollX)},${Math.round(top + scrollY)},${Math.round(width)}`,
      name: `${focused.localName} "${(focused.textContent.trim() || focused.getAttribute('name') || '').slice(0, 30)}"`,
      isSeen: around.some((element) =>
        [undefined, '::before', '::after'].some((part) => shows(getComputedStyle(element, part))),
      ),
    };
  });

/** Controls, links made as buttons and open menus that only a ground sets off: grounds are all one here. */
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
    test(`${brand}, ${colorScheme}: in forced colours all focus is seen, and controls and menus have edges`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      const page = await openPage({ forcedColors: 'active', colorScheme });
      for (const path of PATHS) {
        await visitSettled(page, site.url(path));
        expect.soft(await edgeless(page), path).toEqual([]);
        const seen = new Set<string>();
        for (let presses = 0; presses < 80; presses += 1) {
          await page.keyboard.press('Tab');
          const focus = await focusOf(page);
          if (focus === undefined || seen.has(focus.key)) break;
          seen.add(focus.key);
          expect.soft(focus.isSeen, `the focus of ${focus.name} on ${path}`).toBe(true);
        }
        expect.soft(seen.size, path).toBeGreaterThan(10);
      }
      await page.locator('header nav details > summary').click();
      const menu = page.locator('header nav details[open] > :not(summary)').first();
      await expect.soft(menu).not.toHaveCSS('border-bottom-width', '0px');
      await expect.soft(menu).not.toHaveCSS('border-bottom-style', 'none');
    });
  }
}
