import { BRANDS } from './support/builds.ts';
import { visitSettled } from './support/inPage.ts';
import { expectRefusal } from './support/refusal.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

/*
 * That no page or dialog violates its policy is watched in every test: each violation is an error on the console, and
 * the guard fails on it.
 */
for (const brand of BRANDS) {
  test(`${brand}: every page has a strict policy, and lives by it`, async ({ page, serve }) => {
    const site = await serve(brand);
    const paths = LANG_CODES.flatMap((langCode) => site.pagesIn(langCode));
    for (const path of [...paths, '/errorPage', '/main/index']) {
      const answer = await page.request.get(site.url(path));
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ]) {
        expect.soft(policy, path).toContain(rule);
      }
      expect.soft(policy, path).not.toMatch(/unsafe-|\*/);
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['referrer-policy'], path).toBeTruthy();
      expect.soft(await answer.text(), path).not.toMatch(/ style="| on[a-z]+="|javascript:/);
    }
  });
}

test('the guard sees what a policy refuses', async ({ page, site, guard }) => {
  await visitSettled(page, site.url('/main/en/about'));
  await expectRefusal(page, guard);
});
