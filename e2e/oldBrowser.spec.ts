import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { expectReadable } from './support/findings.ts';
import { confirmDialog, dialog, fillForm, submitButton } from './support/form.ts';
import { visitSettled } from './support/inPage.ts';
import { makeOld } from './support/oldBrowser.ts';
import { expect, test } from './support/test.ts';
import { wordOf } from './support/words.ts';

const PATHS = ['/main/zh-tw/index', '/main/en/favorablePlan'];

/** The colours and size of each element; with everything open that can open, as it has a background of its own. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details')) menu.open = true;
    // Shapes in a drawing may be missing where they cannot be coloured.
    return Array.from(document.querySelectorAll('#root *:not(svg, svg *)'), (element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const edges = ['top', 'bottom', 'left', 'right'].map((side) =>
        ['width', 'style', 'color'].map((part) => style.getPropertyValue(`border-${side}-${part}`)).join(' '),
      );
      return {
        name: `${element.localName} "${element.textContent.trim().slice(0, 30)}"`,
        colours: `${style.color} on ${style.backgroundColor}, ${edges
          .filter((edge) => !/^0px|none/.test(edge))
          .join(', ')}`,
        width,
        height,
      };
    });
  });

type Looks = Awaited<ReturnType<typeof looksOf>>;

/** The elements that look different in the second: another colour or edge, or less than two thirds of the size. */
const differences = (today: Looks, old: Looks): string[] =>
  today.flatMap(({ name, colours, width, height }, index) => {
    const then = old[index];
    if (then === undefined) return [`${name} is missing`];
    const isSmaller = then.width < (width * 2) / 3 || then.height < (height * 2) / 3;
    const sizes = [width, height, then.width, then.height].map(Math.round).join(' ');
    return [
      ...(then.colours === colours ? [] : [`${name}: ${colours} is ${then.colours}`]),
      ...(isSmaller ? [`${name}: ${sizes}`] : []),
    ];
  });

for (const brand of BRANDS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${brand}, ${colorScheme}: pages have their colours, edges and sizes in the oldest browsers of the policy`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      const [today, old] = [await openPage({ colorScheme }), await openPage({ colorScheme })];
      await makeOld(old);
      for (const path of PATHS) {
        for (const page of [today, old]) await visitSettled(page, site.url(path));
        await expectReadable(old, path);
        const looks = await looksOf(today);
        expect.soft(looks.length, path).toBeGreaterThan(100);
        expect.soft(differences(looks, await looksOf(old)), path).toEqual([]);
      }
    });
  }

  test(`${brand}: menu, links and form work in the oldest browsers of the policy`, async ({
    openPage,
    serve,
  }) => {
    const site = await serve(brand);
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await makeOld(page);
    await visitSettled(page, site.url('/main/en/index'));
    await page.locator('header details:has(nav) > summary').click();
    await page.locator('header nav a[href$="/about"]:visible').click();
    await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'ABOUT.TITLE'));
    await page.goBack();
    await submitButton(page).click();
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(4);
    await fillForm(page);
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
    await confirmDialog(page);
    await expect(dialog(page)).toHaveCount(0);
  });
}
