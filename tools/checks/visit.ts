import { requests } from '@plinth/site/requests';
import { paths } from '@plinth/site/routes';
import { createApiClient } from '@plinth/ui/api';
import assert from 'node:assert/strict';

/**
 * Visits a running site as a newcomer does, without a browser: the printed address leads to a finished page in the default
 * language, and the API answers in both. Used by `.ci/run`.
 */
const [address] = process.argv.slice(2);
if (address === undefined) throw new Error('Usage: visit.ts ADDRESS');

const page = await fetch(address);
const html = await page.text();
assert.equal(page.status, 200);
assert.ok(page.redirected && page.url.endsWith(paths.home('zh-tw')), `${address} led to ${page.url}`);
assert.match(html, /<html lang="zh-Hant-TW">/);
assert.match(html, /<title>[^<]+Cloud Web Console<\/title>/);
assert.match(html, /<h1[\s>]/);

const api = createApiClient({ baseUrl: `${new URL('/', address)}` });
for (const langCode of ['zh-tw', 'en'] as const) {
  const menu = await requests.menu(langCode).run(api);
  assert.ok(menu.items.length > 0, `the menu is empty in ${langCode}`);
  for (const { id } of menu.items) {
    const service: Response = await fetch(new URL(paths.service(langCode, id), address));
    assert.equal(service.status, 200, `service ${id} (${langCode})`);
  }
}
process.stdout.write(
  `Visited ${page.url} (${html.length} characters) and every service in both languages.\n`,
);
