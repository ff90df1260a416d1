import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareImagePath } from '@plinth/site/head';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOneServiceImage } from './plan.ts';
import { buildShareImages } from './shareImages.ts';
import { loadShareFonts } from './shareImagesFonts.ts';
import { phrasesOf, setTitle } from './shareImagesTitle.ts';
import { wordsOf } from './shareImagesWords.ts';
import { testContext } from './testContext.ts';
import type { OutputFiles, PagePlan } from './types.ts';

const real = await testContext('agency');

describe('the images', () => {
  // A root of its own with an empty cache, so that everything is drawn now.
  let root = '';
  let files: OutputFiles = new Map();
  const pages = real.pages.filter(({ page }) => page === 'home' || page === 'about');

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'share-'));
    symlinkSync(join(real.root, 'site'), join(root, 'site'));
    files = await buildShareImages({ ...real, root, pages });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('there is one for each page and language, also for services that were not built', () => {
    expect([...files.keys()].toSorted()).toEqual([
      'assets/share/about-en.png',
      'assets/share/about-zh-tw.png',
      'assets/share/home-en.png',
      'assets/share/home-zh-tw.png',
      'assets/share/service-en.png',
      'assets/share/service-zh-tw.png',
    ]);
  });

  test('each is 1200 by 630 and light', async () => {
    for (const image of files.values()) {
      const { format, width, height } = await sharp(image as Uint8Array).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      expect(image.length).toBeLessThan(80_000);
    }
  });

  test('each shows its own words', () => {
    const contents = new Set([...files.values()].map((image) => Buffer.from(image).toString('base64')));
    expect(contents.size).toBe(6);
  });

  test('the same words give the same bytes', async () => {
    rmSync(join(root, '.cache'), { recursive: true });
    const again = await buildShareImages({ ...real, root, pages: pages.slice(0, 1) });
    for (const [path, image] of again)
      expect(Buffer.from(image).equals(Buffer.from(files.get(path) ?? ''))).toBe(true);
  }, 60_000);
});

test('very many services share one image, and every composed page has its own', () => {
  const plans = (page: 'service' | 'composed', count: number) =>
    Array.from({ length: count }, (_, index): PagePlan => {
      const path = `/main/en/${page}-${index}`;
      return { page, langCode: 'en', id: String(index), path, file: `${path.slice(1)}.html`, answers: {} };
    });
  expect(hasOneServiceImage(plans('service', 50))).toBe(false);
  expect(hasOneServiceImage(plans('service', 51))).toBe(true);
  expect(hasOneServiceImage([...plans('service', 50), ...plans('composed', 51)])).toBe(false);
  const paths = [...plans('service', 51), ...plans('composed', 51)].map((plan) =>
    shareImagePath({ ...plan, oneServiceImage: true }),
  );
  expect(new Set(paths).size).toBe(1 + 51);
});

test('the shared image of all services is titled so, and the company’s name replaces an address not worth showing', () => {
  const service = real.pages.find(({ page, langCode }) => page === 'service' && langCode === 'en');
  if (service === undefined) throw new Error('There is no service.');
  const own = { eyebrow: 'Services', title: 'Search ads that reach ready buyers', foot: 'sample.example' };
  expect(wordsOf(real, service)).toMatchObject(own);
  for (const siteUrl of ['http://localhost:3000', 'http://192.0.2.1', 'http://[::1]:3000'])
    expect(wordsOf({ ...real, oneServiceImage: true, siteUrl }, service)).toMatchObject({
      eyebrow: '',
      title: 'Services',
      foot: 'Tangelo Marketing Ltd.',
    });
});

describe('titles', () => {
  const phrasesIn = (title: string, lang: string) => phrasesOf(title, lang).map((phrase) => phrase.join(''));

  test('a line ends between words, never before closing or after opening punctuation', () => {
    const pieces = phrasesOf('一間老愛問「然後呢？」的行銷公司', 'zh-Hant-TW').flat();
    expect(pieces.join('')).toBe('一間老愛問「然後呢？」的行銷公司');
    expect(pieces).toContain('「然後');
    expect(pieces).toContain('呢？」');
    expect(phrasesOf('The brand’s “and then?”', 'en').flat()).toEqual([
      'The ',
      'brand’s ',
      '“and ',
      'then?”',
    ]);
    expect(phrasesOf('For mid-sized brands', 'en').flat()).toEqual(['For ', 'mid-sized ', 'brands']);
  });

  test('a Chinese line ends where the thought pauses', () => {
    expect(phrasesIn('搜尋廣告，花在會買的人身上', 'zh-Hant-TW')).toEqual(['搜尋廣告，', '花在會買的人身上']);
    expect(phrasesIn('真的嗎？！「然後呢？」', 'zh-Hant-TW')).toEqual(['真的嗎？！', '「然後呢？」']);
  });

  test('a short title is large, a long one smaller, an endless one cut', async () => {
    const endless = '無'.repeat(400);
    const paused = '搜尋廣告，花在會買的人身上';
    const titles = [
      '系統異常',
      paused,
      'Content and video worth finishing',
      endless,
      'Incomprehensibilities',
    ];
    const fonts = await loadShareFonts(real.theme, titles.join(''));
    const sizeOf = async (title: string, lang: string) => {
      const words = { title, lang, siteName: '', eyebrow: '', foot: '' };
      return (await setTitle(real.theme, fonts, words))?.props.style['fontSize'];
    };
    expect(phrasesOf('系統異常', 'zh-Hant-TW')).toEqual([['系統', '異常']]);
    expect(await sizeOf('系統異常', 'zh-Hant-TW')).toBe(88);
    // Each phrase stays on one line, unless that would make it too small.
    expect(await sizeOf(paused, 'zh-Hant-TW')).toBe(70);
    expect(await sizeOf(`${paused}人身`, 'zh-Hant-TW')).toBe(76);
    expect(await sizeOf('Content and video worth finishing', 'en')).toBeLessThan(88);
    expect(await sizeOf('Incomprehensibilities', 'en')).toBeLessThan(60);
    const pieces = phrasesOf(endless, 'zh-Hant-TW').flat();
    expect(pieces.join('').length).toBeLessThanOrEqual(61);
    expect(pieces.at(-1)).toMatch(/…$/);
  }, 60_000);
});
