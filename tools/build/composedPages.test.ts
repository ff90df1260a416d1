import { join } from 'node:path';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import {
  type ComposedFile,
  composedFiles,
  folderOf,
  pictureFinder,
  readComposedPages,
} from './composedPages.ts';
import { LANG_CODES } from '@plinth/ui/contract';
import { readSettings } from '@plinth/server/settings';
import { askMenus, composedRedirects, planPages } from './plan.ts';
import { createSource } from './source.ts';

const GOOD = 'title: Autumn\ndescription: Words.\nsections:\n  - section: Hero\n    heading: Hello\n';

const HOME = 'title: Home\ndescription: Words.\nsections:\n  - section: ContactSection\n    heading: Hello\n';
const HOMES = { 'home.zh-tw.yaml': HOME, 'home.en.yaml': HOME };
const HOME_NAMES = [
  { slug: 'home', langCode: 'zh-tw' },
  { slug: 'home', langCode: 'en' },
];

const source = createSource(readSettings({}));
const menus = await askMenus(source);

/** A brand's folder of pages with these files, and home's. */
function brandWith(files: Readonly<Record<string, string | Buffer>>) {
  const root = temporaryFolder();
  for (const [name, content] of Object.entries({ ...HOMES, ...files }))
    write(join(root, folderOf('sample'), name), content);
  const picture = pictureFinder({ 'assets/pictures/leaf.svg': { width: 3, height: 2 } }, '/demo/');
  return { root, variant: { name: 'sample' }, picture };
}

test('for a brand without pages, the missing home page is reported and shown empty', () => {
  const brand = { ...brandWith({}), variant: { name: 'other' } };
  write(join(brand.root, folderOf('other'), 'autumn.en.yaml'), GOOD);
  const { pages, problems } = readComposedPages(brand);
  const homes = HOME_NAMES.map((name) => ({ ...name, content: { sections: [] } }));
  expect(pages).toMatchObject([{ slug: 'autumn', langCode: 'en' }, ...homes]);
  expect(problems).toEqual([
    expect.stringContaining('site/variants/other/pages/home.zh-tw.yaml:1: the page: every brand has a home'),
    expect.stringContaining('site/variants/other/pages/home.en.yaml:1: the page: every brand has a home'),
  ]);
});

test('the home page may leave lists to the backend, and needs the section that links lead to', () => {
  const list = '  - section: ProductSection\n    heading: Services\n';
  const { pages, problems } = readComposedPages(
    brandWith({ 'home.en.yaml': HOME + list, 'home.zh-tw.yaml': GOOD, 'autumn.en.yaml': GOOD + list }),
  );
  expect(problems).toEqual([
    expect.stringContaining('autumn.en.yaml:6: sections[1].items: this is required'),
    expect.stringContaining('home.zh-tw.yaml:3: sections: the home page needs the section ContactSection'),
  ]);
  const home = pages.find(({ slug, langCode }) => slug === 'home' && langCode === 'en');
  expect(home?.content.sections[1]?.props).toEqual({ heading: 'Services' });
});

test('the contact section of the home page keeps the id that links lead to', () => {
  const { problems } = readComposedPages(brandWith({ 'home.en.yaml': `${HOME}    id: write-to-us\n` }));
  expect(problems).toEqual([
    expect.stringMatching(/home\.en\.yaml:\d+: sections: the home page needs .* with the id 'contact'/),
  ]);
});

test('all faults in all files are reported at once, a line each', () => {
  const { pages, problems } = readComposedPages(
    brandWith({
      'autumn.en.yaml': GOOD,
      'bare.en.yaml': `${GOOD}picture: assets/pictures/lost.svg\n`,
      'broken.en.yaml': 'title: [',
      'about.en.yaml': GOOD,
      'Autumn.en.yaml': GOOD,
      'autumn.en.yml': GOOD,
      'big5.zh-tw.yaml': Buffer.from([0x74, 0x3a, 0x20, 0xa4, 0xa4]),
      'empty.en.yaml': '',
      'wrong.en.yaml': `${GOOD}    tone: green\n    hading: x\n`,
      '.autumn.en.yaml.swp': 'an editor’s own',
      'autumn.en.yaml~': 'another one’s',
      '#autumn.en.yaml#': 'and a third one’s',
    }),
  );
  const file = (name: string) => `site/variants/sample/pages/${name}`;
  expect(problems).toEqual([
    expect.stringContaining(`${file('Autumn.en.yaml')}:1: the file's name: 'Autumn' cannot be an address`),
    expect.stringContaining(
      `${file('about.en.yaml')}:1: the file's name: 'about' is already a page of the site`,
    ),
    expect.stringContaining(`${file('autumn.en.yml')}:1: the file's name: expected a name such as`),
    expect.stringContaining(`${file('bare.en.yaml')}:6: picture: `),
    expect.stringContaining(`${file('big5.zh-tw.yaml')}:1: the page: not UTF-8`),
    expect.stringContaining(`${file('broken.en.yaml')}:1: not YAML`),
    expect.stringContaining(`${file('empty.en.yaml')}:1: the page: expected a page`),
    expect.stringContaining(`${file('wrong.en.yaml')}:6: sections[0].tone: expected one of surface`),
    expect.stringContaining(`${file('wrong.en.yaml')}:7: sections[0].hading: there is no 'hading'`),
  ]);
  // Each is shown without its fault.
  for (const { content } of pages) expect(content.sections).toBeInstanceOf(Array);
});

test('a link to a page that exists in the other language only is reported as dead, with its file and line', () => {
  const linking = (href: string) => `${GOOD}    description: See [there](${href}).\n`;
  const files = {
    'autumn.en.yaml': linking('spring'),
    'autumn.zh-tw.yaml': linking('spring'),
    'spring.en.yaml': linking('service/9'),
    'winter.en.yaml': linking('service/2'),
  };
  const services = { 'zh-tw': ['2'], en: ['2'] };
  expect(readComposedPages({ ...brandWith(files), services }).problems).toEqual([
    expect.stringMatching(
      /pages\/autumn\.zh-tw\.yaml:6: sections\[0]\.description: 'spring' leads to no page in zh-tw: there is index#contact,/,
    ),
    expect.stringMatching(/pages\/spring\.en\.yaml:6: .*'service\/9'.*did you mean 'service\/2'/),
  ]);
  expect(readComposedPages(brandWith(files)).problems).toEqual([expect.stringContaining("'spring'")]);
});

test('a link to an id that another page does not have is reported with its file and line and the ids that exist', () => {
  const linking = (href: string) => `${GOOD}    description: See [there](${href}).\n`;
  const { problems } = readComposedPages(
    brandWith({
      'autumn.en.yaml': linking('spring#talk'),
      'autumn.zh-tw.yaml': linking('/main/en/spring#prices'),
      'broken.en.yaml': 'title: [',
      'spring.en.yaml': `${GOOD}    id: prices\n`,
      'summer.en.yaml': linking('broken#any'),
      'winter.en.yaml': linking('index#contact'),
    }),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /pages\/autumn\.en\.yaml:6: sections\[0]\.description: no section of 'spring' has the id 'talk': there is prices$/,
    ),
    expect.stringContaining('broken.en.yaml:1: not YAML'),
  ]);
});

test('a page knows the languages that have it', () => {
  const { pages } = readComposedPages(
    brandWith({ 'autumn.en.yaml': GOOD, 'autumn.zh-tw.yaml': GOOD, 'spring.en.yaml': GOOD }),
  );
  const files = composedFiles(pages);
  const read = (name: string): unknown => JSON.parse(String(files.get(`assets/pages/${name}.json`)));
  expect(read('index')).toEqual({ 'zh-tw': ['autumn'], en: ['autumn', 'spring'] });
  expect(read('spring.en')).toMatchObject({ title: 'Autumn', langCodes: ['en'] });
  const languages = pages.map(({ slug, content }) => [slug, content.langCodes]);
  expect(languages).toEqual([
    ['autumn', ['zh-tw', 'en']],
    ['autumn', ['zh-tw', 'en']],
    ['home', ['zh-tw', 'en']],
    ['home', ['zh-tw', 'en']],
    ['spring', ['en']],
  ]);
});

test('the work of planning grows no faster than the number of pages', async () => {
  const looks = async (count: number): Promise<number> => {
    let seen = 0;
    const files = Array.from({ length: count }, (_, index): ComposedFile => {
      const content = { title: 'Autumn', description: 'Words.', sections: [], langCodes: LANG_CODES };
      return {
        langCode: 'en',
        content,
        get slug() {
          seen += 1;
          return `page-${index}`;
        },
      };
    });
    await planPages(source, menus, files);
    return seen;
  };
  expect(await looks(400)).toBe(4 * (await looks(100)));
});

test('a page has its address, its file and its place in the redirects', async () => {
  const picture = 'assets/pictures/leaf.svg';
  const { pages } = readComposedPages(brandWith({ 'autumn.en.yaml': `${GOOD}picture: ${picture}\n` }));
  const plans = await planPages(source, menus, pages);
  expect(plans.filter(({ page }) => page === 'composed')).toMatchObject([
    { id: 'autumn', path: '/main/en/autumn', file: 'main/en/autumn.html', picture },
  ]);
  const [rule] = composedRedirects(plans);
  expect(rule?.from).not.toContain('about');
  expect('/main/en/autumn/'.replace(new RegExp(rule?.from ?? ''), rule?.to ?? '')).toBe('/main/en/autumn');
  expect(composedRedirects([])).toEqual([]);
});

test('a service has the file that hosts look for, and one that stays in its folder', async () => {
  const items = ['雲端', 'a b', 'R&D', '50%', '../../x', '..\\x', 'a?b', 'a$b', '..', 'a\0'].map((id) => ({
    id,
    name: id,
  }));
  const known = menus.en.items[0]?.id ?? '';
  const backend = { ...source, getService: () => source.getService(known, 'en') };
  const plans = await planPages(backend, { ...menus, en: { ...menus.en, items } }, []);
  const services = plans.filter(({ page, langCode }) => page === 'service' && langCode === 'en');
  expect(services.map(({ file }) => file.replace('main/en/service/', ''))).toEqual([
    '雲端.html',
    'a b.html',
    'R&D.html',
    '50%25.html',
    '..%2F..%2Fx.html',
    '..%5Cx.html',
    'a%3Fb.html',
    'a%24b.html',
    '...html',
    'a%00.html',
  ]);
});
