import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { frames } from './inPage.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours; all others say the same of a page in light and in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, in light and in dark, one line for each element.
 *
 * @param part the only part that is not as it was before; the whole page when missing
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  // No page has frames: axe needs no page of its own to gather what each of them says. What is right it need not list either,
  // which is half of its work.
  const axe = () =>
    new AxeBuilder({ page })
      .include(part)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
  const { violations } = await axe().withTags(TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await frames(page);
  const { violations: inDark } = await axe().withRules(COLOR_RULES).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await frames(page);
  return [...violations, ...inDark].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}
