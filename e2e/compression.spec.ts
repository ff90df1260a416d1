import { globSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { BRANDS } from './support/builds.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Below that, a file fits into one packet as it is. */
const SMALL = 512;

/** In which coding an address is answered to somebody who likes brotli best. */
const codingOf = (url: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' }, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers['content-encoding']));
    }).on('error', reject);
  });

for (const brand of BRANDS) {
  test(`${brand}: right after a start every page, script and drawing is compressed`, async () => {
    const site = await startSite(brand);
    const texts = globSync('**/*.{js,svg,json,xml,txt}', { cwd: site.directory })
      .filter((file) => statSync(join(site.directory, file)).size >= SMALL)
      .map((file) => `/${file}`);
    for (const kind of ['.js', '.svg', '.json']) expect(texts.some((path) => path.endsWith(kind))).toBe(true);
    const paths = [...texts, ...site.manifest.pages.map(({ path }) => path)];
    const codings = paths.map(async (path) => [path, await codingOf(site.url(path))] as const);
    const plain = (await Promise.all(codings)).filter(([, coding]) => coding !== 'br');
    await site.close();
    expect(plain).toEqual([]);
  });
}
