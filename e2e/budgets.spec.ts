import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Request } from '@playwright/test';
import { matchRoute } from '@plinth/site/routes';
import { BRANDS } from './support/builds.ts';
import { visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

/**
 * In bytes of brotli at its best quality. One round trip carries 14,600 with the headers; styled-components' names, of which each
 * class has two, and what it wants to find again when it starts take the home pages beyond it.
 */
const MAX_DOCUMENT = 15_300;

/** All script that a first page loads before anybody touches it, in bytes of brotli at its best quality. */
const MAX_SCRIPT = 125_500;

/** What a composed page may bring besides, for parts that the pages of the site have not together. */
const MAX_PARTS = 3_000;

const compressed = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;

/** By file: pages share most of their script, and the best quality takes its time. */
const scriptSizes = new Map<string, number>();

function sizeOfScript(file: string): number {
  const size = scriptSizes.get(file) ?? compressed(readFileSync(file));
  scriptSizes.set(file, size);
  return size;
}

for (const brand of BRANDS) {
  test(`${brand}: every document is short, and waits for nothing`, async ({ serve }) => {
    const { manifest, directory } = await serve(brand);
    const shells = manifest.shells.map(({ file }) => file);
    for (const file of [...manifest.pages.map((page) => page.file), ...shells, manifest.notFound.file]) {
      const html = readFileSync(join(directory, file));
      expect.soft(compressed(html), file).toBeLessThanOrEqual(MAX_DOCUMENT);
      const text = html.toString();
      expect.soft(text, `style sheets of ${file}`).not.toMatch(/rel="?stylesheet|@import/);
      expect.soft(text, `fonts of ${file}`).not.toMatch(/as="?font|@font-face[^}]*url\((?!["']?data:)/);
      const head = text.slice(0, text.indexOf('</head>'));
      expect.soft(head, `scripts in the head of ${file}`).not.toMatch(/<script[^>]* src=|modulepreload/);
    }
  });

  test(`${brand}: a first page brings at most 125.5 kB of script before anybody touches it`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    for (const langCode of LANG_CODES) {
      for (const path of [...site.pagesIn(langCode), '/errorPage', `/main/${langCode}/service?id=2`]) {
        const files = new Set<string>();
        const others: string[] = [];
        const note = (request: Request) => {
          const { pathname } = new URL(request.url());
          if (request.resourceType() === 'stylesheet') others.push(pathname);
          if (pathname.endsWith('.js')) files.add(pathname);
        };
        page.on('request', note);
        await visitSettled(page, site.url(path));
        await page.waitForLoadState('networkidle');
        page.off('request', note);
        const earlyFonts = await page.evaluate(() => {
          const readyAt = window.appReadyAt ?? Infinity;
          return performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => /\.woff2?$/.test(name) && startTime < readyAt)
            .map(({ name }) => name);
        });
        expect.soft(earlyFonts, `fonts before the controls of ${path} are alive`).toEqual([]);
        const sizes = Array.from(files, (file) => sizeOfScript(join(site.directory, file)));
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect.soft(total, path).toBeGreaterThan(50_000);
        const isComposed = matchRoute(path)?.page === 'composed';
        expect.soft(total, path).toBeLessThanOrEqual(MAX_SCRIPT + (isComposed ? MAX_PARTS : 0));
        expect.soft(others, path).toEqual([]);
      }
    }
  });
}
