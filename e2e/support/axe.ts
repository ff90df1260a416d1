import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { inject } from './faults.ts';
import { dialog, fillForm, submitButton } from './form.ts';
import { frames } from './inPage.ts';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours; all others find the same in light and in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What these rules find on the page as it stands, one line for each element. */
async function look(page: Page, part: string, runOnly: string[] | Axe.RunOnly): Promise<string[]> {
  // Once in each document: it is larger than the page itself.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, rules]) => {
      if (window.axe === undefined) throw new Error('The page has no axe.');
      // Passes need not be listed, which would be half of the work.
      const { violations } = await window.axe.run(selector, { runOnly: rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
      );
    },
    [part, runOnly] as const,
  );
}

/** What axe finds in the colours of a page as it stands, one line for each element. */
export const colorFindings = (page: Page, part = 'html'): Promise<string[]> =>
  look(page, part, { type: 'rule', values: COLOR_RULES });

/**
 * What axe finds, in light and in dark, one line for each element.
 *
 * @param part the only part that has changed; the whole page when missing
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const inLight = await look(page, part, TAGS);
  await page.emulateMedia({ colorScheme: 'dark' });
  await frames(page);
  const inDark = await colorFindings(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  await frames(page);
  return [...inLight, ...inDark];
}

/** Expects that axe finds nothing in the menus and dialogs of a freshly opened home page, on a desktop and on a phone. */
export async function expectNothingFoundInWhatOpens(page: Page): Promise<void> {
  await page.locator('header nav details > summary').click();
  expect.soft(await findings(page, 'header'), 'the open menu').toEqual([]);
  await page.locator('header details:has([hreflang]) > summary').click();
  expect.soft(await findings(page, 'header'), 'the open languages').toEqual([]);
  await submitButton(page).click();
  expect.soft(await findings(page, 'form'), 'the form with its errors').toEqual([]);
  await fillForm(page);
  for (const isError of [true, false]) {
    await inject(page, 'AddContactUs', {
      body: JSON.stringify({ isError, message: 'A <b>word</b> <a href="/">link</a>' }),
    });
    await submitButton(page).click();
    await expect(dialog(page)).toBeVisible();
    expect.soft(await findings(page, 'dialog'), `the dialog, isError ${isError}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('header details:has(nav) > summary').last().click();
  expect.soft(await findings(page, 'header'), "the phone's menu").toEqual([]);
}
