import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { frames } from './inPage.ts';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours; all others say the same of a page in light and in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What these rules find on the page as it stands, one line for each element. */
const look = (page: Page, part: string, runOnly: string[] | Axe.RunOnly): Promise<string[]> =>
  page.evaluate(
    async ([selector, rules]) => {
      if (window.axe === undefined) throw new Error('The page has no axe.');
      // What is right need not be listed, which is half of the work.
      const { violations } = await window.axe.run(selector, { runOnly: rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
      );
    },
    [part, runOnly] as const,
  );

/**
 * What axe finds, in light and in dark, one line for each element.
 *
 * @param part the only part that is not as it was before; the whole page when missing
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  // Once in each document: it is larger than the page itself.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const inLight = await look(page, part, TAGS);
  await page.emulateMedia({ colorScheme: 'dark' });
  await frames(page);
  const inDark = await look(page, part, { type: 'rule', values: COLOR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  await frames(page);
  return [...inLight, ...inDark];
}
