import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANG_TAGS } from '@plinth/ui/contract';
import { dictionaryPath } from '@plinth/site/dictionary';
import { headOf, renderHead, shareImagePath } from '@plinth/site/head';
import { PAGES } from '@plinth/site/pages';
import { jsonLdOf, renderJsonLd } from '@plinth/site/json-ld';
import { temporaryFolder, write as writeFile } from '@plinth/server/testing/files';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FindableContext, buildFindable } from '../build/findable.ts';
import { testContext } from '../build/testContext.ts';
import { checkBuiltSite } from './findable.ts';

const BASE = '/demo/';
const ORIGIN = 'https://www.sample.example';
const EN_HOME = 'main/en/index.html';

/** A site with real heads and words, and pages that hold little else. */
async function writeSite(folder: string, context: FindableContext): Promise<void> {
  const write = (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content);
  const image = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  for (const plan of context.pages) {
    const text = context.texts[plan.langCode];
    const input = { ...plan, ...context, text };
    const { title, heading = title } = PAGES[input.page];
    const largest = heading(input).replaceAll('&', '&amp;');
    write(shareImagePath(input), image);
    // The error page is one file in the default language.
    if (plan.page === 'error' && plan.langCode === 'en') continue;
    write(
      plan.file,
      `<!doctype html><html lang="${LANG_TAGS[plan.langCode]}"><head>${renderHead(headOf(input))}${renderJsonLd(jsonLdOf(input))}</head><body><h1>${largest}</h1><a href="${BASE}main/${plan.langCode}/index#contact" hreflang="zh">→</a><div id="contact"></div></body></html>`,
    );
  }
  for (const [file, content] of buildFindable(context)) write(file, content);
  for (const [langCode, text] of Object.entries(context.texts))
    write(dictionaryPath(langCode), JSON.stringify({ COMMON: { APP_TITLE: text('COMMON.APP_TITLE') } }));
  const rest = [
    'favicon.ico',
    'manifest.webmanifest',
    'assets/pictures/logo-mark.svg',
    'assets/icons/apple-touch-icon.png',
  ];
  for (const file of rest) write(file, 'x');
  write(
    '404.html',
    '<html lang="zh-Hant-TW"><head><title>x</title><meta name="robots" content="noindex"></head></html>',
  );
}

describe.each(['cloud', 'agency'])('%s', (name) => {
  let folder = '';
  const changed = new Map<string, Buffer>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    await writeSite(folder, await testContext(name, BASE));
  });
  afterEach(() => {
    for (const [file, content] of changed) writeFileSync(join(folder, file), content);
    changed.clear();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = () => checkBuiltSite(folder, ORIGIN, BASE);
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    const before = readFileSync(path);
    changed.set(file, before);
    const after = before.toString('utf8').replace(from, to);
    expect(after).not.toBe(before.toString('utf8'));
    writeFileSync(path, after);
  };

  test('heads, texts, links and lists of the brand have no faults', () => {
    expect(check()).toEqual([]);
  });

  test.each([
    ['a second heading', '<h1>', '<h1>x</h1><h1>', '2 headings'],
    ['a wrong language', 'lang="en"', 'lang="en-GB"', `its language is 'en-GB'`],
    [
      'a canonical address elsewhere',
      /(rel="canonical" href="[^"]+)index/,
      '$1about',
      'its canonical address',
    ],
    ['an alternate that is gone', /hreflang="zh-Hant-TW"/, 'hreflang="zh"', 'its alternates are'],
    [
      'an alternate to another page',
      /(rel="alternate" href="[^"]+zh-tw\/)index/,
      '$1about',
      'name the same alternates back',
    ],
    ['a share image that is gone', 'share/home-en.png', 'share/lost-en.png', 'share image'],
    ['a wrong size of the share image', '"1200"', '"600"', 'said to be 600x630'],
    ['structured data that are broken', '"@type":"Organization"', '"@type":"Shop"', 'unknown type'],
    [
      'a link to nowhere',
      `href="${BASE}main/en/index#contact"`,
      `href="${BASE}main/en/lost"`,
      'which was not built',
    ],
    ['an anchor to nowhere', /(href="[^"]+index)#contact/, '$1#lost', `has the id 'lost'`],
    ['a picture that is gone', '<h1>', '<img src="../../lost.svg" alt=""><h1>', 'which was not built'],
    [
      'a source that is gone',
      '<h1>',
      `<picture><source srcset="${BASE}a.avif 1x, ${BASE}b.avif 2x"></picture><h1>`,
      'b.avif',
    ],
    ['Chinese in English', '<h1>', '<p>服務</p><h1>', 'is Chinese in English text'],
    ['Chinese in an alternative', '<h1>', '<i aria-label="服務"></i><h1>', 'is Chinese in English text'],
    ['a key of the dictionary', '<h1>', '<p>HOME.HERO.TITLE</p><h1>', 'it shows'],
    [
      'a short description',
      /name="description" content="[^"]+"/,
      'name="description" content="Short"',
      'its description is 5 columns',
    ],
  ])('%s is found', (_name, from, to, problem) => {
    change(EN_HOME, from, to);
    expect(check().join('\n')).toContain(problem);
  });

  test('a composed page may be in one language only, and is then the x-default', async () => {
    const context = await testContext(name, BASE);
    const pages = context.pages
      .filter(({ page, langCode }) => page !== 'composed' || langCode === 'en')
      .map((plan) =>
        plan.page === 'composed' && plan.content
          ? { ...plan, content: { ...plan.content, langCodes: ['en'] as const } }
          : plan,
      );
    const alone = temporaryFolder();
    await writeSite(alone, { ...context, pages });
    expect(checkBuiltSite(alone, ORIGIN, BASE)).toEqual([]);
  });

  test('a missing share image is found even on a page that search engines do not list', () => {
    change('errorPage.html', 'share/error-zh-tw.png', 'share/lost.png');
    expect(check()).toEqual([expect.stringMatching(/^errorPage\.html: its share image .*lost/)]);
  });

  test('Chinese text marked as Chinese is fine in English, and English left over in Chinese is not', () => {
    change(EN_HOME, '<h1>', '<a lang="zh-Hant-TW">繁體中文</a><h1>');
    expect(check()).toEqual([]);
    change('main/zh-tw/about.html', '<h1>', '<p>We are the people who run it</p><h1>');
    expect(check()).toEqual([expect.stringContaining('is English in Chinese text')]);
  });

  test('a title that does not end in the brand’s own name of the application is found', () => {
    change('assets/i18n/en.json', 'Cloud Web Console', 'Tea');
    expect(check()).toContain('main/en/about.html: its title does not end in the application’s');
  });

  test('titles and descriptions that two pages share are found', () => {
    const about = readFileSync(join(folder, 'main/en/about.html'), 'utf8');
    change(EN_HOME, /<title>[^<]+/, /<title>[^<]+/.exec(about)?.[0] ?? '');
    expect(check()).toEqual([expect.stringContaining('its title is also that of main/en/about.html')]);
  });

  test('a page missing from the sitemap, and one that does not exist, are found', () => {
    change(
      'sitemap.xml',
      '<loc>https://www.sample.example/demo/main/en/about',
      '<loc>https://www.sample.example/demo/main/en/lost',
    );
    expect(check()).toEqual([
      expect.stringContaining('does not list https://www.sample.example/demo/main/en/about'),
      expect.stringContaining('lists https://www.sample.example/demo/main/en/lost'),
    ]);
  });
});
