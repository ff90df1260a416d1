import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@plinth/server/testing/files';
import type { PictureManifest } from '@plinth/site/pictures';
import { LANG_CODES } from '@plinth/ui/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { buildIcons } from './icons.ts';
import { buildPictures, picturesForScript, requirePictures } from './pictures.ts';
import { SVG_BUDGET_BYTES } from './pictureSize.ts';
import { testContext } from './testContext.ts';

const real = await testContext('cloud');
let root = '';
let folder = '';

beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'site/variants/cloud/pictures');
  mkdirSync(folder, { recursive: true });
});

const build = () => buildPictures({ root, basePath: '/demo/', variant: real.variant });
const problems = async () => (await build()).problems.join('\n');
const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><!-- drawn by hand -->
<style>.a{fill:#111}@media (prefers-color-scheme: dark){.a{fill:#eee}}@media print{.a{fill:#999}}</style><script>alert(1)</script>
<linearGradient id="g"><stop stop-color="red"/></linearGradient>
<rect class="a" width="320" height="100"/><rect fill="url(#g)" y="100" width="320" height="100"/></svg>`;

const photograph = (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#c00420' } })
    .toFormat(format)
    .toBuffer();

describe('drawings', () => {
  test('are made small, keep their size, and get ids of their own', async () => {
    put('step.svg', DRAWING);
    // Files that editors and file managers leave beside it are no pictures.
    for (const name of ['.DS_Store', 'step.svg~', '#step.svg#']) put(name, 'x');
    const { files, manifest } = await build();
    const svg = String(files.get('assets/pictures/step.svg'));
    expect(manifest).toEqual({ 'assets/pictures/step.svg': { width: 320, height: 200, hasDark: true } });
    expect(svg.length).toBeLessThan(DRAWING.length);
    expect(svg).toContain('viewBox="0 0 320 200"');
    expect(svg).toMatch(/id="step-\w+"/);
    expect(svg).not.toContain('script');
  });

  test('keep the shapes that their style rules select', async () => {
    const style = '<style>rect{fill:#111}ellipse{fill:#222}</style>';
    const shapes = '<rect width="9" height="9"/><ellipse cx="4" cy="4" rx="2" ry="2"/>';
    put('disc.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${style}${shapes}</svg>`);
    const { files } = await build();
    expect(String(files.get('assets/pictures/disc.svg'))).toMatch(/#111.*#222.*<rect.*<ellipse/);
  });

  test('become one file for each ground, neither of which queries the visitor’s colour scheme', async () => {
    put('step.svg', DRAWING);
    put('plain.svg', DRAWING.replace(/@media.*?\}\}/, ''));
    const { files, manifest } = await build();
    const [light, dark] = ['step', 'step-dark'].map((name) =>
      String(files.get(`assets/pictures/${name}.svg`)),
    );
    expect(light).toMatch(/#111.*@media print/);
    expect(light).not.toMatch(/#eee|prefers/);
    expect(dark).toContain('#eee');
    expect(dark).not.toContain('prefers');
    expect([...files.keys()]).not.toContain('assets/pictures/plain-dark.svg');
    expect(manifest['assets/pictures/plain.svg']).toEqual({ width: 320, height: 200 });
  });

  test('that are too heavy or have no viewBox end the build with their names', async () => {
    let seed = 7;
    const next = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return `${seed % 9973} `;
    };
    const noise = Array.from({ length: 9000 }, next).join('');
    put('heavy.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${noise}"/></svg>`);
    put('endless.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
    expect(await problems()).toMatch(
      new RegExp(
        `cloud/pictures/endless.*viewBox, .*export it again[^]*heavy.*may weigh ${SVG_BUDGET_BYTES}`,
      ),
    );
  });
});

describe('photographs', () => {
  test('come in modern formats and widths, never enlarged, with size and colour', async () => {
    put('team.jpg', await photograph(1000, 500));
    const { files, manifest } = await build();
    expect([...files.keys()].toSorted()).toEqual(
      [
        'team-1000.avif',
        'team-1000.webp',
        'team-480.avif',
        'team-480.webp',
        'team-768.avif',
        'team-768.webp',
        'team.jpg',
      ].map((name) => `assets/pictures/${name}`),
    );
    const entry = manifest['assets/pictures/team.jpg'];
    expect(entry).toMatchObject({
      width: 1000,
      height: 500,
      placeholderColor: expect.stringMatching(/^#c[01]0[34](?:1f|20)$/),
    });
    expect(entry?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(entry?.sources?.[0]?.srcSet).toBe(
      '/demo/assets/pictures/team-480.avif 480w, /demo/assets/pictures/team-768.avif 768w, /demo/assets/pictures/team-1000.avif 1000w',
    );
    const made = await sharp(files.get('assets/pictures/team-480.webp') as Uint8Array).metadata();
    expect([made.format, made.width, made.height]).toEqual(['webp', 480, 240]);
  });

  test('keep the name that a camera gave them', async () => {
    put('IMG_0001.JPG', await photograph(100, 50));
    const { files, manifest } = await build();
    expect(manifest['assets/pictures/IMG_0001.JPG']).toMatchObject({ width: 100, height: 50 });
    expect([...files.keys()]).toContain('assets/pictures/IMG_0001.JPG');
  });

  test('a large one is made no larger than needed', async () => {
    // With its camera's orientation.
    const turned = sharp(await photograph(600, 2400)).withMetadata({ orientation: 6 });
    put('wide.jpg', await turned.jpeg().toBuffer());
    const { files, manifest } = await build();
    expect(manifest['assets/pictures/wide.jpg']).toMatchObject({ width: 1200, height: 300 });
    const made = await sharp(files.get('assets/pictures/wide.jpg') as Uint8Array).metadata();
    expect([made.width, made.height]).toEqual([1200, 300]);
  });

  test('keep their own format for old browsers; a transparent one has no placeholder colour', async () => {
    const clear = sharp({ create: { width: 9, height: 6, channels: 4, background: '#c0042000' } });
    for (const format of ['png', 'webp'] as const) {
      const name = `clear-${format}.${format}`;
      put(name, await clear.toFormat(format).toBuffer());
      const { files, manifest } = await build();
      const made = await sharp(files.get(`assets/pictures/${name}`) as Uint8Array).metadata();
      expect(made.format).toBe(format);
      expect(manifest[`assets/pictures/${name}`]).not.toHaveProperty('placeholderColor');
    }
  });

  test('are not made again while they are the same', async () => {
    put('team.jpg', await photograph(300, 200));
    const first = await build();
    const [cachedFile] = readCache();
    if (cachedFile === undefined) throw new Error('Nothing was cached.');
    writeFileSync(cachedFile, 'from the cache');
    const second = await build();
    const changed = [...second.files].filter(
      ([path, content]) => !Buffer.from(content).equals(Buffer.from(first.files.get(path) ?? '')),
    );
    expect(changed.map(([, content]) => Buffer.from(content).toString())).toEqual(['from the cache']);
    put('team.jpg', await photograph(300, 201));
    const third = await build();
    expect([...third.files.values()].map((content) => Buffer.from(content).toString())).not.toContain(
      'from the cache',
    );
  });

  function readCache(): string[] {
    const cache = join(root, '.cache/pictures');
    return readdirSync(cache).map((name) => join(cache, name));
  }
});

test('a file that is no picture, and two that would become the same file, end the build', async () => {
  put('notes.txt', 'x');
  put('a.jpg', await photograph(100, 100));
  put('a.png', await photograph(100, 100, 'png'));
  put('empty.jpg', '');
  put('100%.svg', DRAWING);
  put('cut.png', (await photograph(100, 100)).subarray(0, 90));
  expect(await problems()).toMatch(
    /100%\.svg: Its name has a %, # or \?.*\n.*\/a\.png and another picture would both become assets\/pictures\/a-100\.avif: give one of the two another name\.\n.*\/cut\.png: It cannot be read: save it .*\n.*empty\.jpg: It cannot be read.*\n.*notes\.txt: It is no picture/,
  );
  // It stays in the manifest, so that pages that name it are not reported as well.
  expect((await build()).manifest).toHaveProperty(['assets/pictures/cut.png']);
});

test('a name that ad blockers take for an advertisement ends the build, one with such letters does not', async () => {
  const refused = [
    'ad-1.svg',
    'google_ads.svg',
    'service-search-ads.svg',
    'Sponsors.svg',
    'web-advert-2.svg',
  ];
  for (const name of [...refused, 'add-on.svg', 'broadcast.svg', 'roads.svg', 'headline.svg'])
    put(name, DRAWING);
  const told = (await build()).problems.map(
    (line) => /pictures\/([^/:]+): Its name .*ad blockers/.exec(line)?.[1],
  );
  expect(new Set(told)).toEqual(new Set(refused));
});

test('missing pictures are reported with the page or variant that names them', () => {
  const manifest = Object.fromEntries(
    ['logo-mark', 'about', 'portrait', 'error', 'plan', 'og-art'].map((name) => [
      `assets/pictures/${name}.svg`,
      { width: 1, height: 1 },
    ]),
  );
  const [page] = real.pages;
  if (page === undefined) throw new Error('There is no page.');
  const data = {
    productItems: [],
    mediaItems: [],
    brandItems: ['assets/pictures/lost.svg', 'https://a.example/b.png', ''].map((imageUrl) => ({
      imageUrl,
      name: 'A brand',
    })),
  };
  const pages = [{ ...page, path: '/main/en/index', data }];
  // A line that tells an editor what to mend, without a stack.
  const told = (of: typeof pages, pictures: PictureManifest) => {
    try {
      requirePictures({ variant: real.variant, pages: of }, pictures);
      return [];
    } catch (error) {
      return explain(error).split('\n');
    }
  };
  expect(told(pages, manifest)).toEqual([
    'The site could not be built: assets/pictures/lost.svg, named by /main/en/index, does not exist.',
  ]);
  expect(told([], {})).toHaveLength(6);
  expect(told([], manifest)).toEqual([]);
});

test('a picture that only a composed page names changes no script', () => {
  const entry = { width: 8, height: 8 };
  const [home] = real.pages;
  if (home === undefined) throw new Error('There is no page.');
  const composed = {
    ...home,
    page: 'composed' as const,
    id: 'autumn',
    picture: 'assets/pictures/shared.svg',
    content: {
      title: '',
      description: '',
      langCodes: LANG_CODES,
      sections: ['campaign', 'about'].map((name) => ({
        section: 'Hero' as const,
        props: { media: { src: `/assets/pictures/${name}.svg` } },
      })),
    },
  };
  const manifest = Object.fromEntries(
    ['about', 'campaign', 'shared', 'unnamed'].map((name) => [`assets/pictures/${name}.svg`, entry]),
  );
  const { variant } = real;
  expect(Object.keys(picturesForScript({ variant, pages: [home, composed] }, manifest))).toEqual([
    'assets/pictures/about.svg',
    'assets/pictures/unnamed.svg',
  ]);
  expect(picturesForScript({ variant, pages: [home] }, manifest)).toEqual(manifest);
});

test('icons have their sizes, and favicon.ico holds a picture of 32', async () => {
  const icons = await buildIcons(real);
  const sizes = await Promise.all(
    [...icons]
      .filter(([path]) => path.endsWith('.png'))
      .map(async ([path, content]) => {
        const { width, height } = await sharp(content as Uint8Array).metadata();
        return [path, width, height];
      }),
  );
  expect(sizes).toEqual([
    ['assets/icons/apple-touch-icon.png', 180, 180],
    ['assets/icons/icon-192.png', 192, 192],
    ['assets/icons/icon-512.png', 512, 512],
    ['assets/icons/icon-maskable-512.png', 512, 512],
  ]);
  const ico = Buffer.from(icons.get('favicon.ico') ?? '');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const inside = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([inside.format, inside.width]).toEqual(['png', 32]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
});
