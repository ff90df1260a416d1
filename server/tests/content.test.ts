import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HomeDataSchema, MenuSchema, ServicePageSchema } from '@plinth/ui/contract';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ContentError, liveContent, loadContent } from '../catalog/index.ts';
import { contentDirectory, variantNames } from '../settings/index.ts';
import { eventually } from './support/eventually.ts';
import { CONTENT_DIR, shareTestServer, startTestServer } from './support/server.ts';
import { temporaryFolder } from './support/files.ts';

/** A copy of the test content that a test may spoil. */
function copyContent(): string {
  const folder = join(temporaryFolder(), 'content');
  cpSync(CONTENT_DIR, folder, { recursive: true });
  return folder;
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** A message in which the folder of a copy, somewhere on this machine, is called `content/x`. */
const called = (folder: string, message: string): string => message.replace(folder, 'content/x');

/** What is told of the content of a folder that cannot be read as it is. */
function faultIn(folder: string): string {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return called(folder, error.message);
    throw error;
  }
  throw new Error('Nothing is wrong with it.');
}

describe('the answers', () => {
  const shared = shareTestServer();

  test('the menu and the home page are sorted', async () => {
    const server = shared();
    const json = async (path: string) => (await server.get(`/server/View/${path}`)).json();
    const menu = await json('GetServiceMenu?langCode=en');
    expect(menu).toEqual({
      items: [
        { id: 3, name: 'Moving en', sort: 10 },
        { id: 2, name: 'Hosting en', sort: 20 },
      ],
    });
    expect(v.parse(MenuSchema, menu).items).toHaveLength(2);
    const home = await json('GetHomeData?langCode=zh-tw');
    expect(home.productItems[1]).toEqual({
      id: 2,
      sort: 20,
      imageUrl: 'assets/pictures/hosting.svg',
      title: 'Hosting zh-tw',
      description: 'Machines that are looked after.',
    });
    expect(v.parse(HomeDataSchema, home)).toMatchObject({ brandItems: [{ name: 'Brand' }] });
  });

  test('a service, the plan, and an id that nobody knows', async () => {
    const server = shared();
    const service = async (id: string) => {
      const response = await server.get(`/server/View/GetServiceById?id=${id}&langCode=en`);
      return { status: response.status, body: await response.json() };
    };
    const two = await service('2');
    expect(two.body).toMatchObject({ isError: false, template: 'Product', pageTitle: 'Hosting en' });
    expect(two.body.items[0].descItems).toEqual([{ item: 'Two cores' }, { item: 'Daily backup' }]);
    expect(v.is(ServicePageSchema, two.body)).toBe(true);
    expect((await service('1')).body).toMatchObject({
      template: 'Product',
      items: [{ subTitle: 'For the first site' }],
    });
    for (const id of ['99', '', '02', '2&id=3', '__proto__']) {
      expect(await service(id)).toEqual({ status: 200, body: { isError: true, items: [] } });
    }
  });

  test('are compressed, validated, and not for scripts of other sites', async () => {
    const server = shared();
    const response = await server.get('/server/View/GetHomeData?langCode=en', {
      'accept-encoding': 'gzip',
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-encoding': 'gzip',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const etag = response.headers.get('etag') ?? '';
    const again = await server.get('/server/View/GetHomeData?langCode=en', {
      'if-none-match': etag,
      'accept-encoding': 'gzip',
    });
    expect(again.status).toBe(304);
  });
});

describe('while the server runs', () => {
  test('an edit shows with the next request; a bad one keeps the last good content and is logged once', async () => {
    const contentDir = copyContent();
    const server = await startTestServer({}, { contentDir });
    const title = async () => {
      const response = await server.get('/server/View/GetServiceById?id=2&langCode=en');
      return (await response.json()).pageTitle;
    };
    const path = join(contentDir, 'en/services/2-hosting.yaml');
    expect(await title()).toBe('Hosting en');
    edit(path, 'pageTitle: Hosting en', 'pageTitle: Better hosting');
    await eventually(async () => expect(await title()).toBe('Better hosting'));
    edit(path, 'price: 12000', 'price: cheap');
    const reports = () => server.log.filter(({ event, level }) => event === 'content' && level === 50);
    await eventually(() => expect(reports()).toHaveLength(1));
    expect(called(contentDir, String(reports()[0]?.['reason']))).toMatch(
      /^content\/x\/en\/services\/2-hosting\.yaml:15: page\.items\.0\.price: /,
    );
    expect(await title()).toBe('Better hosting');
    edit(path, 'price: cheap', 'price: 1');
    edit(path, 'Better hosting', 'Best hosting');
    await eventually(async () => expect(await title()).toBe('Best hosting'));
    expect(reports()).toHaveLength(1);
  });

  test('a picture that the site does not have is told, and the rest of the edit shows', async () => {
    const contentDir = copyContent();
    const server = await startTestServer({}, { contentDir });
    edit(join(contentDir, 'en/home.yaml'), 'pictures/news.svg', 'pictures/lost.svg');
    await eventually(() =>
      expect(server.log.at(-1)).toMatchObject({
        level: 50,
        event: 'content',
        reason: 'not in the built site: assets/pictures/lost.svg',
      }),
    );
    expect(await (await server.get('/server/View/GetHomeData?langCode=en')).text()).toContain('lost.svg');
  });

  test('a folder that is taken away and put back is followed', async () => {
    const contentDir = copyContent();
    const server = await startTestServer({}, { contentDir });
    renameSync(contentDir, `${contentDir}-away`);
    cpSync(`${contentDir}-away`, contentDir, { recursive: true });
    edit(join(contentDir, 'en/home.yaml'), 'News en', 'Fresh news');
    await eventually(async () => {
      const home = await (await server.get('/server/View/GetHomeData?langCode=en')).json();
      expect(home.mediaItems[0].title).toBe('Fresh news');
    });
  });
});

test('only what changed is parsed again', () => {
  const folder = copyContent();
  const items = () => {
    const { services } = loadContent(folder).en;
    return ['2', '3'].map((id) => services.get(id)?.items);
  };
  const [hosting, moving] = items();
  expect(items()[0]).toBe(hosting);
  edit(join(folder, 'en/services/2-hosting.yaml'), 'price: 12000', 'price: 13000');
  const again = items();
  expect(again[0]).toMatchObject([{ price: 13000 }]);
  expect(again[1]).toBe(moving);
});

test('files are looked at while nobody waits, and read when their editor has done', async () => {
  const folder = copyContent();
  // The lock that Emacs puts beside a file is a link to nowhere.
  symlinkSync('someone@a-machine', join(folder, 'en/.#plan.yaml'));
  let loads = 0;
  const live = await liveContent(
    folder,
    () => ((loads += 1), loadContent(folder)),
    (loaded) => expect(loaded).not.toBeInstanceOf(Error),
  );
  onTestFinished(() => live.close());
  edit(join(folder, 'en/plan.yaml'), 'pageTitle: Packages', 'pageTitle: New Packages');
  for (let call = 0; call < 100; call += 1) live.current();
  expect(loads).toBe(1);
  await eventually(() =>
    expect(live.current().en.services.get('1')).toMatchObject({ pageTitle: 'New Packages en' }),
  );
  expect(loads).toBe(2);
});

describe('a bad file is one line with file, line, field and what was expected', () => {
  test.each([
    ['en/plan.yaml', 'price: 9900', 'price: -1', /^content\/x\/en\/plan\.yaml:7: items\.0\.price: .*>=0/],
    [
      'en/plan.yaml',
      'pageTitle: Packages en',
      'title: x',
      /^content\/x\/en\/plan\.yaml:\d+: pageTitle: is missing$/,
    ],
    [
      'en/plan.yaml',
      '    unit',
      '   unit',
      /^content\/x\/en\/plan\.yaml:\d+: not YAML: entries that belong together/,
    ],
    [
      'zh-tw/plan.yaml',
      'pageTitle: ',
      'pageTitle：',
      /^content\/x\/zh-tw\/plan\.yaml:\d+: not YAML: after a name come a colon/,
    ],
    ['en/plan.yaml', 'Packages en', 'Packages: all', /plan\.yaml:\d+: not YAML: a text with a colon/],
    ['en/plan.yaml', 'items:', '<<<<<<< HEAD\nitems:', /plan\.yaml:\d+: not YAML: git could not merge/],
    ['en/plan.yaml', 'Packages en', 'We are #1', /plan\.yaml:\d+: not YAML: what follows a space and a #/],
    [
      'en/services/2-hosting.yaml',
      '- Daily',
      ' - Daily',
      /hosting\.yaml:\d+: not YAML: entries that belong together begin in the same column/,
    ],
    [
      'en/plan.yaml',
      'Packages en',
      '"Packages',
      /plan\.yaml:1: not YAML: a text that begins with a quotation mark needs one at its end/,
    ],
    [
      'en/plan.yaml',
      'Packages en',
      '[New] packages',
      /plan\.yaml:1: not YAML: .* a text that begins with a special character/,
    ],
    ['en/plan.yaml', 'price: ', 'price ', /plan\.yaml:7: not YAML: after a name come a colon/],
    ['en/plan.yaml', 'Packages en', '{new', /plan\.yaml:\d+: not YAML: a text that begins with \[ or \{/],
    ['en/plan.yaml', 'Packages en', '"a\\d"', /plan\.yaml:1: not YAML: inside "…" a \\ is written twice/],
    ['en/plan.yaml', 'Packages en', '@home', /plan\.yaml:\d+: not YAML: a text that begins with @/],
    ['en/plan.yaml', '    unit', '\tunit', /plan\.yaml:\d+: not YAML: lines are indented with spaces/],
    ['en/plan.yaml', 'items:', '---\nitems:', /plan\.yaml:\d+: not YAML: a line of only ---/],
    ['en/plan.yaml', 'unit:', 'unti:', /unti: there is no field of this name/],
    [
      'en/home.yaml',
      'assets/pictures/news.svg',
      '/assets/news.svg',
      /mediaItems\.0\.imageUrl: Expected a path/,
    ],
    ['en/home.yaml', 'assets/pictures/news.svg', 'javascript:alert(1)', /imageUrl: Expected a path/],
    ['en/home.yaml', 'assets/pictures/news.svg', 'assets/../../x', /imageUrl: Expected a path/],
    ['en/home.yaml', 'assets/pictures/news.svg', 'http://x.example/a.svg', /imageUrl: Expected a path/],
    ['en/messages.yaml', 'contactSuccess:', 'contactSucces:', /contactSucces/],
    [
      'en/services/2-hosting.yaml',
      'Daily backup',
      'Backup: daily',
      /20: page\.items\.0\.descItems\.1: expected a text;/,
    ],
    ['en/services/2-hosting.yaml', '12000', '$12,000', /price: expected a bare number,/],
    [
      'en/services/2-hosting.yaml',
      'preferFlag: true',
      'preferFlag: yes',
      /preferFlag: expected true or false; found "yes"$/,
    ],
    ['en/services/2-hosting.yaml', 'id: 2', 'id: 4', /id: Expected the number in the file's name, found 4/],
    ['en/services/2-hosting.yaml', 'id: 2', 'id: 1', /id: Expected 2 or more/],
    ['en/services/2-hosting.yaml', 'template: Product', 'template: Prices', /page\.template: .*"Product"/],
    [
      'en/services/2-hosting.yaml',
      'menuName: Hosting en',
      'menuName: ""',
      /menuName: Expected text, but it is empty/,
    ],
    [
      'en/services/3-moving.yaml',
      'imageUrl: assets/pictures/look.svg',
      '',
      /moving\.yaml:14: page\.items\.0\.imageUrl: is missing$/,
    ],
    [
      'en/home.yaml',
      'News en',
      'News \u202een',
      /home\.yaml:\d+: mediaItems\.0\.title: an invisible character stands here, U\+202E: write/,
    ],
    [
      'en/home.yaml',
      'News en',
      'News \0',
      /mediaItems\.0\.title: an invisible character stands here, U\+0000/,
    ],
    [
      'en/home.yaml',
      'News en',
      '"\\e[2J"',
      /mediaItems\.0\.title: an invisible character stands here, U\+001B/,
    ],
    [
      'en/services/2-hosting.yaml',
      'Two cores',
      'Two \u2066cores',
      /descItems\.0: an invisible character stands here, U\+2066/,
    ],
    [
      'en/messages.yaml',
      'contactSuccess: ',
      'contactSuccess: \ufffd',
      /contactSuccess: '\ufffd' stands for a character/,
    ],
    ['en/plan.yaml', 'price: 9900', 'price: |\n      a\n      b', /items\.0\.price: .*"a b/],
  ])('%s with "%s" as "%s"', (file, from, to, message) => {
    const folder = copyContent();
    edit(join(folder, file), from, to);
    expect(faultIn(folder)).toMatch(message);
    expect(faultIn(folder)).toMatch(/^[^\n]+$/);
  });

  test.each(['*New*', '*New', '&New packages', '!New packages'])(
    'the text %s without quotation marks',
    (text) => {
      const folder = copyContent();
      edit(join(folder, 'en/plan.yaml'), 'pageTitle: Packages en', `pageTitle: ${text}`);
      expect(faultIn(folder)).toMatch(/^content\/x\/en\/plan\.yaml:\d+: not YAML: /);
    },
  );

  test('a file in another encoding, and one that repeats itself without end', () => {
    const folder = copyContent();
    const path = join(folder, 'zh-tw/plan.yaml');
    writeFileSync(path, Buffer.from([0x70, 0x61, 0x67, 0x65, 0x3a, 0x20, 0xb6, 0xb3, 0xba, 0xdd]));
    expect(faultIn(folder)).toMatch('content/x/zh-tw/plan.yaml: not UTF-8: save the file as UTF-8');
    const twice = (to: string, from: string) => `${to}: &${to} [*${from}, *${from}]`;
    const letters = [...'abcdefghijklmnop'];
    const lines = letters.slice(1).map((letter, index) => twice(letter, letters[index] ?? ''));
    writeFileSync(path, ['a: &a [x]', ...lines].join('\n'));
    expect(faultIn(folder)).toMatch(/^content\/x\/zh-tw\/plan\.yaml:1: not YAML: /);
    writeFileSync(path, 'long '.repeat(2000));
    expect(faultIn(folder)).toMatch(/^content\/x\/zh-tw\/plan\.yaml:1: .{1,250}$/);
  });

  test('files that are missing, odd or different between the languages', () => {
    const without = copyContent();
    rmSync(join(without, 'en/home.yaml'));
    expect(faultIn(without)).toMatch('content/x/en/home.yaml: cannot be read');
    const odd = copyContent();
    renameSync(join(odd, 'en/services/2-hosting.yaml'), join(odd, 'en/services/hosting.yml'));
    expect(faultIn(odd)).toMatch('content/x/en/services/hosting.yml: expected a name such as');
    const uneven = copyContent();
    rmSync(join(uneven, 'zh-tw/services/3-moving.yaml'));
    expect(faultIn(uneven)).toMatch('service 3 is no page in zh-tw, but Process in en');
    const twin = copyContent();
    cpSync(join(twin, 'en/services/2-hosting.yaml'), join(twin, 'en/services/2-twin.yaml'));
    expect(faultIn(twin)).toMatch('2 is also the id of services/2-hosting.yaml');
    expect(faultIn(join(twin, 'nowhere'))).toMatch(/cannot be read$/);
    // In the repository by the path that leads there.
    expect(() => loadContent(contentDirectory('nowhere'))).toThrow(/^server\/content\/nowhere\/zh-tw\//);
  });
});

test('what editors put beside a file while it is edited is no content', () => {
  const folder = copyContent();
  for (const name of ['.2-hosting.yaml.swp', '2-hosting.yaml~', '#2-hosting.yaml#', '.#2-hosting.yaml'])
    writeFileSync(join(folder, 'en/services', name), 'half a');
  expect(loadContent(folder).en.menu.items).toHaveLength(2);
});

test('there is no space between Chinese words that go on in the next line', () => {
  const folder = copyContent();
  edit(join(folder, 'zh-tw/plan.yaml'), 'For a start', '春茶開採，\n  產量減少。\n  共\n  30 tins');
  edit(join(folder, 'zh-tw/plan.yaml'), 'Three packages', '>-\n  春茶 開採\n  中');
  expect(loadContent(folder)['zh-tw'].services.get('1')).toMatchObject({
    pageSubTitle: '春茶開採，產量減少。共 30 tins',
    pageContentTitle: '春茶 開採中',
  });
});

test.each(variantNames())('the content of %s is good', (variant) => {
  expect(loadContent(contentDirectory(variant)).en.menu.items).not.toEqual([]);
});

test.each([CONTENT_DIR, ...variantNames().map((variant) => contentDirectory(variant))])(
  'the page that asks takes all of the answers from %s',
  (folder) => {
    for (const { menu, home, services } of Object.values(loadContent(folder))) {
      expect(v.parse(MenuSchema, menu).items).toHaveLength(menu.items.length);
      const { productItems, mediaItems, brandItems } = v.parse(HomeDataSchema, home);
      expect([productItems, mediaItems, brandItems].map(({ length }) => length)).toEqual(
        [home.productItems, home.mediaItems, home.brandItems].map(({ length }) => length),
      );
      for (const page of services.values())
        expect(v.parse(ServicePageSchema, page).items).toHaveLength(page.items.length);
    }
  },
);

test.each(['agency', 'cloud'])('%s has five services or more', (variant) => {
  expect(loadContent(contentDirectory(variant)).en.menu.items.length).toBeGreaterThanOrEqual(5);
});
