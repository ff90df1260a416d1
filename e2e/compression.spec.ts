import { globSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BRANDS } from './support/builds.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A smaller file fits into one packet uncompressed. */
const SMALL = 512;

/**
 * Whether a file of the app was left by an earlier build, for visitors who still have its pages open: a build gives all its own
 * files the same time, and the server compresses the others in the background.
 */
function isLeftOver(file: string, directory: string): boolean {
  const timeOf = (path: string) => statSync(join(directory, path)).mtimeMs;
  const newest = Math.max(...globSync('assets/app/*.js', { cwd: directory }).map(timeOf));
  return file.startsWith('assets/app/') && timeOf(file) < newest - 60_000;
}

/** The encodings and how to decode them. Browsers prefer brotli; some proxies support only gzip. */
const CODINGS = [
  { accepted: 'gzip, deflate, br', coding: 'br', decompress: brotliDecompressSync },
  { accepted: 'gzip', coding: 'gzip', decompress: gunzipSync },
];

/** Requests the bytes as they are transferred. */
const ask = (url: string, accepted: string) =>
  new Promise<{ coding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accepted }, agent: false }, (response) => {
      const coding = response.headers['content-encoding'];
      buffer(response).then((bytes) => resolve({ coding, bytes }), reject);
    }).on('error', reject);
  });

for (const brand of BRANDS) {
  test(`${brand}: right after a start every page, script and drawing is compressed`, async () => {
    await using site = await startSite(brand);
    const texts = globSync('**/*.{js,svg,json,xml,txt}', { cwd: site.directory })
      .filter((file) => statSync(join(site.directory, file)).size >= SMALL)
      .filter((file) => !isLeftOver(file, site.directory))
      .map((file) => ({ path: `/${file}`, file }));
    for (const kind of ['.js', '.svg', '.json'])
      expect(texts.some(({ path }) => path.endsWith(kind))).toBe(true);
    const answers = CODINGS.flatMap(({ accepted, coding, decompress }) =>
      [...texts, ...site.manifest.pages].map(async ({ path, file }) => {
        const answer = await ask(site.url(path), accepted);
        if (answer.coding !== coding) return [`${path}: ${answer.coding}, not ${coding}`];
        const isWhole = decompress(answer.bytes).equals(readFileSync(join(site.directory, file)));
        return isWhole ? [] : [`${path}: other bytes in ${coding}`];
      }),
    );
    expect((await Promise.all(answers)).flat()).toEqual([]);
  });
}
