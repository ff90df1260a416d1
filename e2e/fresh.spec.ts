import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@plinth/server/settings';
import { dialog } from './support/form.ts';
import { expectNoShift, frames, visitSettled } from './support/inPage.ts';
import { startSite } from './support/site.ts';
import { startOf, watchStart } from './support/start.ts';
import { expect, test } from './support/test.ts';
import { wordOf } from './support/words.ts';

function edit(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, text);
  if (after === before) throw new Error(`${file} has no ${pattern}`);
  writeFileSync(file, after);
}

test('an edited content file shows on the next visit, without a build, a loader or a shift', async ({
  page,
}) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-e2e-content-'));
  const contentDir = folder.path;
  cpSync(contentDirectory('cloud'), contentDir, { recursive: true });
  await using site = await startSite('cloud', { contentDir });
  // Closed before the server, so that the page's pending requests cause no trouble.
  await using _closedFirst = page;
  await watchStart(page, wordOf(site, 'en', 'COMMON.LOADING'));
  const path = '/main/en/service/2';
  await visitSettled(page, site.url(path));
  await page.waitForLoadState('networkidle');
  // Equal data changes nothing.
  expect(await startOf(page)).toMatchObject({ changes: 0, loaders: 0 });

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
  const { changes, loaders } = await startOf(page);
  expect(changes).toBeGreaterThan(0);
  expect(loaders).toBe(0);
  await expectNoShift(page, path);
  await expect(dialog(page)).toHaveCount(0);
});
