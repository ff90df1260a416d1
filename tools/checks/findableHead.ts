import { LANG_CODES, LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { type Dictionary, dictionaryPath } from '@plinth/site/dictionary';
import { displayWidth } from '@plinth/site/head';
import { checkJsonLd, typesOf } from './findableJsonLd.ts';
import type { BuiltPage, BuiltSite } from './findableSite.ts';

/** Lengths that search engines show without cutting, in columns; a Chinese character counts as two. */
const TITLE_WIDTH = { min: 20, max: 75 } as const;
const DESCRIPTION_WIDTH = { min: 80, max: 190 } as const;

const LANGUAGE = new RegExp(`/main/(?:${LANG_CODES.join('|')})/`);

/** Every language in which the page was built, and `x-default`. */
function hreflangsOf({ url }: BuiltPage, byUrl: ReadonlyMap<string, BuiltPage>): readonly string[] {
  const built = LANG_CODES.filter((langCode) => byUrl.has(url.replace(LANGUAGE, `/main/${langCode}/`)));
  return [...built.map((langCode) => LANG_TAGS[langCode]), 'x-default'].toSorted();
}

const OPEN_GRAPH = ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image', 'image:alt'];

/** The content of a meta element. */
export const metaOf = ({ document }: BuiltPage, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

const hrefOf = ({ document }: BuiltPage, selector: string): string =>
  document.querySelector(selector)?.getAttribute('href') ?? '';

function alternatesOf({ document }: BuiltPage): Map<string, string> {
  return new Map(
    [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
}

function checkWidth(what: string, text: string, { min, max }: { min: number; max: number }): string[] {
  const width = displayWidth(text);
  return width < min || width > max
    ? [`its ${what} is ${width} columns wide, not ${min} to ${max}: '${text}'`]
    : [];
}

function checkAlternates(page: BuiltPage, byUrl: ReadonlyMap<string, BuiltPage>): string[] {
  const own = alternatesOf(page);
  const problems: string[] = [];
  const wanted = hreflangsOf(page, byUrl).join(', ');
  if ([...own.keys()].toSorted().join(', ') !== wanted)
    problems.push(`its alternates are ${[...own.keys()].join(', ') || 'missing'}, not ${wanted}`);
  if (own.get(page.document.documentElement.lang) !== page.url) {
    problems.push('it is not among its own alternates');
  }
  for (const [lang, href] of own) {
    const other = byUrl.get(href);
    if (other === undefined) {
      problems.push(`its alternate ${href} does not exist`);
    } else {
      if (lang !== 'x-default' && other.document.documentElement.lang !== lang) {
        problems.push(`its alternate ${href} is not in ${lang}`);
      }
      if (JSON.stringify([...alternatesOf(other)]) !== JSON.stringify([...own])) {
        problems.push(`its alternate ${href} does not name the same alternates back`);
      }
    }
  }
  return problems;
}

/** The size of a PNG, from its header. */
function pngSize(bytes: Buffer): string {
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  return isPng ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'no PNG';
}

function checkShareImage(page: BuiltPage, site: BuiltSite): string[] {
  const url = metaOf(page, 'og:image');
  const file = site.isOwn(url) ? site.fileOf(url) : undefined;
  if (file === undefined) return [`its share image ${url} does not exist`];
  const said = `${metaOf(page, 'og:image:width')}x${metaOf(page, 'og:image:height')}`;
  const found = pngSize(site.read(file));
  return found === '1200x630' && said === found
    ? []
    : [`its share image ${file} is ${found} and said to be ${said}, not 1200x630`];
}

function checkStructuredData(page: BuiltPage): string[] {
  const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
  if (scripts.length !== 1) return [`it has ${scripts.length} blocks of structured data`];
  try {
    const graph: unknown = JSON.parse(scripts[0]?.textContent ?? '');
    const organization = typesOf(graph).includes('Organization')
      ? []
      : ['its structured data name no organisation'];
    return [...organization, ...checkJsonLd(graph)];
  } catch (error) {
    return [`its structured data are no JSON: ${String(error)}`];
  }
}

/** The language that a page should be in. */
const langCodeOf = ({ file }: BuiltPage): LangCode => (file.startsWith('main/en/') ? 'en' : 'zh-tw');

/** Checks what every document needs, listed or not. */
function checkBasics(page: BuiltPage): string[] {
  const { document } = page;
  const lang = LANG_TAGS[langCodeOf(page)];
  return [
    ...(document.documentElement.lang === lang
      ? []
      : [`its language is '${document.documentElement.lang}', not ${lang}`]),
    ...(document.title.trim() === '' ? ['it has no title'] : []),
    ...(document.querySelectorAll('title').length === 1 ? [] : ['it has not exactly one title element']),
  ];
}

/** The application's title in the words of a page's language. */
function appTitleOf(page: BuiltPage, site: BuiltSite): string {
  const dictionary = String(site.read(dictionaryPath(langCodeOf(page))));
  const { COMMON } = JSON.parse(dictionary) as Pick<Dictionary, 'COMMON'>;
  return COMMON.APP_TITLE;
}

/** Checks what a page says about itself. */
export function checkHead(page: BuiltPage, site: BuiltSite, byUrl: ReadonlyMap<string, BuiltPage>): string[] {
  // People also share pages that search engines do not list.
  const isShared = page.isIndexed || metaOf(page, 'og:image') !== '';
  const shareImage = isShared ? checkShareImage(page, site) : [];
  if (!page.isIndexed) return [...checkBasics(page), ...shareImage];
  const canonical = hrefOf(page, 'link[rel="canonical"]');
  const headings = page.document.querySelectorAll('h1').length;
  return [
    ...checkBasics(page),
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first rank`]),
    ...(page.document.title.endsWith(` | ${appTitleOf(page, site)}`)
      ? []
      : ['its title does not end in the application’s']),
    ...checkWidth('title', page.document.title, TITLE_WIDTH),
    ...checkWidth('description', metaOf(page, 'description'), DESCRIPTION_WIDTH),
    ...(canonical === page.url ? [] : [`its canonical address is '${canonical}', not ${page.url}`]),
    ...checkAlternates(page, byUrl),
    ...OPEN_GRAPH.filter((name) => metaOf(page, `og:${name}`) === '').map((name) => `it lacks og:${name}`),
    ...(metaOf(page, 'og:url') === canonical ? [] : ['its og:url is not its canonical address']),
    ...shareImage,
    ...checkStructuredData(page),
  ];
}
