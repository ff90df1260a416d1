import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { buildFindable, buildSitemap } from './findable.ts';
import { testContext } from './testContext.ts';
import { buildWebManifest } from './webManifest.ts';

const context = await testContext('cloud', '/demo/');
const files = buildFindable(context);
const textOf = (name: string) => String(files.get(name));

/** Reads the sitemap as XML: the addresses with the alternates that each names. */
function readSitemap(xml: string): Map<string, string[]> {
  const document = new new Window().DOMParser().parseFromString(xml, 'text/xml');
  const entries = [...document.getElementsByTagName('url')];
  return new Map(
    entries.map((entry) => [
      entry.getElementsByTagName('loc')[0]?.textContent ?? '',
      [...entry.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href') ?? ''),
    ]),
  );
}

test('the sitemap lists every page but the error page, and alternates are mutual', () => {
  const sitemap = readSitemap(textOf('sitemap.xml'));
  expect([...sitemap.keys()].toSorted()).toEqual(
    context.pages
      .filter(({ page }) => page !== 'error')
      .map(({ path }) => `https://www.sample.example/demo${path}`)
      .toSorted(),
  );
  for (const [url, alternates] of sitemap) {
    expect(alternates).toContain(url);
    expect(alternates).toHaveLength(3);
    for (const other of alternates) expect(sitemap.get(other)).toEqual(alternates);
  }
});

test('addresses in the sitemap are escaped', () => {
  const plan = { ...context.pages[0], page: 'service', langCode: 'en', id: `&'"<` } as const;
  const url = `https://a.example/?a=1&b='`;
  const xml = buildSitemap([
    { plan: { ...plan, path: '/', file: 'x.html', answers: {} }, url, alternates: new Map([['en', url]]) },
  ]);
  expect([...readSitemap(xml)]).toEqual([[url, [url]]]);
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(textOf('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.sample.example/demo/sitemap.xml\n',
  );
});

test('llms.txt has every page and every price, in both languages', () => {
  const text = textOf('llms.txt');
  for (const { page, path } of context.pages) {
    const address = `](https://www.sample.example/demo${path}):`;
    expect(text.split(address), address).toHaveLength(page === 'error' ? 1 : 2);
  }
  expect(text).toContain('- Starter: $3,600 per month');
  expect(text).toContain('- 入門型：$3,600／月');
  expect(text).not.toContain('undefined');
});

test('llms.txt has the prices of composed pages, with the notes below them', async () => {
  const text = String(buildFindable(await testContext('agency', '/demo/')).get('llms.txt'));
  expect(text).toMatch(
    /lunar-new-year\): .+\n {2}- [^\n]+: \$68,000 .+\n {2}- [^\n]+: \$128,000 .+\n {2}- \w/,
  );
  expect(text).toContain('  - 小禮盒：$68,000／檔期\n  - 大禮盒：$128,000／檔期\n  - 未稅價\n');
  expect(text.match(/(?<=^## ).+/gm)?.slice(4)).toEqual([
    'Tangelo Marketing Ltd.',
    'Services',
    'Plans & offers',
    'Contact',
  ]);
});

test('no character of a text becomes markup in llms.txt', () => {
  const { company } = context.variant;
  const address = { ...company.address, en: ' Room [A]\n*8* ' };
  const variant = { ...context.variant, company: { ...company, address } };
  expect(buildFindable({ ...context, variant }).get('llms.txt')).toContain(
    '- Address: Room \\[A\\] \\*8\\*\n',
  );
});

test('the web manifest starts below the base and is in the default language', () => {
  const manifest: unknown = JSON.parse(String(buildWebManifest(context).get('manifest.webmanifest')));
  expect(manifest).toMatchObject({
    lang: 'zh-Hant-TW',
    short_name: '層雲科技',
    start_url: '/demo/main/index',
    scope: '/demo/',
    icons: [{ src: '/demo/assets/icons/icon-192.png' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
});
