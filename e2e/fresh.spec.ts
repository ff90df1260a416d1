import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentDirectory } from '@plinth/server/settings';
import { dialog } from './support/form.ts';
import { frames, visitSettled } from './support/inPage.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { wordOf } from './support/words.ts';

/** A server whose content files may be edited. */
async function withContent(use: (site: Site, contentDir: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-e2e-content-'));
  cpSync(contentDirectory('cloud'), folder, { recursive: true });
  const site = await startSite('cloud', { contentDir: folder });
  try {
    await use(site, folder);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function edit(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, text);
  if (after === before) throw new Error(`${file} has no ${pattern}`);
  writeFileSync(file, after);
}

/** Counts what changes in the page's content from the document on, and notes whether a loader was ever shown. */
async function watchContent(page: Page, loading: string): Promise<void> {
  await page.addInitScript((label) => {
    const counts = { changes: 0, loaders: 0 };
    Object.assign(window, { counts });
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      if (main === null) return;
      new MutationObserver((records) => {
        counts.changes += records.filter(({ type }) => type !== 'attributes').length;
      }).observe(main, { subtree: true, childList: true, characterData: true });
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('[role=status]')) {
          if (status.textContent.includes(label)) counts.loaders += 1;
        }
      }).observe(document.body, { subtree: true, childList: true });
    });
  }, loading);
}

const countsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'counts') as { changes: number; loaders: number });

test('an edited content file shows on the next visit, without a build, a loader or a shift', async ({
  page,
}) => {
  await withContent(async (site, contentDir) => {
    await watchContent(page, wordOf(site, 'en', 'COMMON.LOADING'));
    const path = '/main/en/service/2';
    await visitSettled(page, site.url(path));
    await page.waitForLoadState('networkidle');
    // Equal data changes nothing.
    expect(await countsOf(page)).toEqual({ changes: 0, loaders: 0 });

    edit(
      join(contentDir, 'en/services/2-cloud-hosting.yaml'),
      /^( *)pageTitle: .*$/m,
      '$1pageTitle: Hosting, newly named',
    );
    await expect
      .poll(async () =>
        (await page.request.get(`${site.origin}/server/View/GetServiceById?id=2&langCode=en`)).text(),
      )
      .toContain('Hosting, newly named');
    await visitSettled(page, site.url(path));
    await expect(page.locator('h1')).toHaveText('Hosting, newly named');
    await frames(page);
    const { changes, loaders } = await countsOf(page);
    expect(changes).toBeGreaterThan(0);
    expect(loaders).toBe(0);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('a bad edit is kept from visitors', async ({ page }) => {
  await withContent(async (site, contentDir) => {
    writeFileSync(join(contentDir, 'en/plan.yaml'), 'template: Nonsense\n');
    await visitSettled(page, site.url('/main/en/favorablePlan'));
    await expect(page.getByText(/\$\d{1,3}(?:,\d{3})+/).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('equal data changes nothing on any page', async ({ page, site }) => {
  await watchContent(page, wordOf(site, 'zh-tw', 'COMMON.LOADING'));
  for (const path of site.pagesIn('zh-tw')) {
    await visitSettled(page, site.url(path));
    await page.waitForLoadState('networkidle');
    // Home puts the draft into its form; that changes values, not elements.
    expect.soft(await countsOf(page), path).toEqual({ changes: 0, loaders: 0 });
  }
});
