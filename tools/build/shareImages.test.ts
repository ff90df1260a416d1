import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildShareImages, hasOneServiceImage } from './shareImages.ts';
import { nearestWeight } from './shareImagesFonts.ts';
import { setTitle, unbreakablePieces } from './shareImagesLines.ts';
import { testContext } from './testContext.ts';
import type { OutputFiles, PagePlan } from './types.ts';

const real = await testContext('agency');

describe('the images', () => {
  // A root of its own with an empty cache: what is drawn here is drawn now.
  let root = '';
  let files: OutputFiles = new Map();
  const pages = real.pages.filter(({ page }) => page === 'home' || page === 'about');

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'share-'));
    symlinkSync(join(real.root, 'site'), join(root, 'site'));
    files = await buildShareImages({ ...real, root, pages });
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true }));

  test('there is one for each page and language', () => {
    expect([...files.keys()].toSorted()).toEqual([
      'assets/share/about-en.png',
      'assets/share/about-zh-tw.png',
      'assets/share/home-en.png',
      'assets/share/home-zh-tw.png',
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
    expect(contents.size).toBe(4);
  });

  test('the same words give the same bytes', async () => {
    rmSync(join(root, '.cache'), { recursive: true });
    const again = await buildShareImages({ ...real, root, pages: pages.slice(0, 1) });
    for (const [path, image] of again)
      expect(Buffer.from(image).equals(Buffer.from(files.get(path) ?? ''))).toBe(true);
  }, 60_000);
});

test('very many services share one image', () => {
  const service = (index: number): PagePlan => ({
    page: 'service',
    langCode: 'en',
    id: String(index),
    path: `/main/en/service/${index}`,
    file: `main/en/service/${index}.html`,
    data: {},
  });
  expect(hasOneServiceImage(Array.from({ length: 50 }, (_, index) => service(index)))).toBe(false);
  expect(hasOneServiceImage(Array.from({ length: 51 }, (_, index) => service(index)))).toBe(true);
});

describe('lines', () => {
  test('Chinese breaks between phrases, never before a sign that closes', () => {
    expect(setTitle('搜尋廣告，花在會買的人身上', 'zh-Hant-TW', 560).lines).toEqual([
      '搜尋廣告，',
      '花在會買的人身上',
    ]);
    expect(setTitle('台灣機房的雲端主機', 'zh-Hant-TW', 560).lines).toEqual(['台灣機房的', '雲端主機']);
    expect(setTitle('一間老愛問「然後呢？」的行銷公司', 'zh-Hant-TW', 560).lines.join('|')).not.toMatch(
      /\|[，。？！」的]|[「]\|/,
    );
  });

  test('English breaks between words only', () => {
    expect(unbreakablePieces('For mid-sized brands’ “and then?” 24/7', 'en')).toEqual([
      'For ',
      'mid-sized ',
      'brands’ ',
      '“and ',
      'then?” ',
      '24/7',
    ]);
  });

  test('a short title is large, a long one smaller, an endless one cut', () => {
    expect(setTitle('系統異常', 'zh-Hant-TW', 560)).toEqual({ lines: ['系統異常'], size: 88 });
    expect(setTitle('Content and video worth finishing', 'en', 560).size).toBeLessThan(88);
    const endless = setTitle('無'.repeat(400), 'zh-Hant-TW', 560);
    expect(endless.lines.length).toBeLessThanOrEqual(6);
    expect(endless.lines.at(-1)).toMatch(/…$/);
  });
});

test('a theme’s weight finds the nearest one that is installed', () => {
  expect([nearestWeight('680'), nearestWeight('850'), nearestWeight('40')]).toEqual([700, 800, 100]);
});
