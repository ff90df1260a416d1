import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from './support/builds.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

/** The whole document that only chooses a language: far smaller than one with the list of all routes. */
const MAX_CHOICE = 1_500;

/** A document with its headers, in bytes sent: as much as one round trip carries. */
const MAX_ROUND = 14_600;

/** Documents that take one more round trip; they must not grow. */
const LONGER: Readonly<Record<string, number>> = { 'agency/main/zh-tw/index': 15_340 };

for (const brand of BRANDS) {
  test(`${brand}: no document waits for anything`, async ({ serve }) => {
    const { manifest, directory } = await serve(brand);
    const shells = manifest.shells.map(({ file }) => file);
    for (const file of [...manifest.pages.map((page) => page.file), ...shells, manifest.notFound.file]) {
      const html = readFileSync(join(directory, file));
      const text = html.toString();
      expect.soft(text, `style sheets of ${file}`).not.toMatch(/rel="?stylesheet|@import/);
      expect.soft(text, `fonts of ${file}`).not.toMatch(/as="?font|@font-face[^}]*url\((?!["']?data:)/);
      const head = text.slice(0, text.indexOf('</head>'));
      expect.soft(head, `scripts in the head of ${file}`).not.toMatch(/<script[^>]* src=|modulepreload/);
      if (file === 'main/index.html') expect.soft(html.length, file).toBeLessThanOrEqual(MAX_CHOICE);
    }
  });

  test(`${brand}: documents come with their headers in one round trip`, async ({ page, context, serve }) => {
    const site = await serve(brand);
    for (const path of [...LANG_CODES.flatMap((langCode) => site.pagesIn(langCode)), '/errorPage']) {
      // A first visit, which also gets its cookie.
      await context.clearCookies();
      const answer = await page.request.get(site.url(path), { headers: { 'accept-encoding': 'br' } });
      expect.soft(answer.headers()['content-encoding'], path).toBe('br');
      const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
      const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
      const total = head.length + Number(answer.headers()['content-length']);
      expect.soft(total, path).toBeGreaterThan(5_000);
      expect.soft(total, path).toBeLessThanOrEqual(LONGER[brand + path] ?? MAX_ROUND);
    }
  });
}
