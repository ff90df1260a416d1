import type { BuiltPage, BuiltSite } from './findableSite.ts';

const CHINESE = /[\u3400-\u9fff\uf900-\ufaff\u3000-\u303f\uff01-\uff60]/;

/** This many Latin words in a row, in Chinese text, are an English sentence that was left over. */
const ENGLISH_SENTENCE = /(?:\b[A-Za-z’']+[ ,]+){5,}[A-Za-z’']+/;

/** Visitors must never see dictionary keys or a program's values. */
const LEAKS = /\b[A-Z]{2,}(?:\.[A-Z][A-Z0-9_]+)+\b|\{\{\w*\}?\}?|\bundefined\b|\bNaN\b|\[object Object\]/;

const SAID_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder'] as const;

const SILENT = 'script, style, template, noscript style';

/** Every text of a page with the language that its markup declares. */
function textsOf({ document }: BuiltPage): { text: string; lang: string }[] {
  const elements = [document.body, ...document.body.querySelectorAll('*')];
  const found = elements
    .filter((element) => element.closest(SILENT) === null)
    .flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      const said = SAID_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      return [...own.map(({ textContent }) => textContent), ...said].map((text) => ({
        text: text.trim(),
        lang,
      }));
    })
    .filter(({ text }) => text !== '');
  for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]')) {
    const text = meta.getAttribute('content') ?? '';
    if (!URL.canParse(text)) found.push({ text, lang: document.documentElement.lang });
  }
  found.push({
    // The application's name after it may be of another language.
    text: document.title.replace(/ \| [^|]*$/, ''),
    lang: document.documentElement.lang,
  });
  return found;
}

/** Finds text in the wrong language, and text that was never meant to be read. */
export function checkLanguage(page: BuiltPage): string[] {
  return textsOf(page).flatMap(({ text, lang }) => {
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    if (LEAKS.test(text)) return [`it shows '${shown}'`];
    if (lang === 'en' && CHINESE.test(text)) return [`'${shown}' is Chinese in English text`];
    return lang.startsWith('zh') && !CHINESE.test(text) && ENGLISH_SENTENCE.test(text)
      ? [`'${shown}' is English in Chinese text`]
      : [];
  });
}

/** Every address that a page links to or loads, as it is written. */
function addressesOf({ document }: BuiltPage): string[] {
  const attribute = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
  const candidates = [...attribute('[srcset]', 'srcset'), ...attribute('link[imagesrcset]', 'imagesrcset')]
    .flatMap((list) => list.split(/,\s+/))
    .flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
  return [
    ...new Set([
      ...attribute('a[href]', 'href'),
      ...attribute('link[href]:not([rel="canonical"]):not([rel="alternate"])', 'href'),
      ...attribute('img[src], script[src], source[src]', 'src'),
      ...candidates,
    ]),
  ];
}

/** Checks that every link inside the site, with its anchor, and every picture leads to something that was built. */
export function checkLinks(
  page: BuiltPage,
  site: BuiltSite,
  byFile: ReadonlyMap<string, BuiltPage>,
): string[] {
  return addressesOf(page).flatMap((written) => {
    if (!URL.canParse(written, page.url)) return [`it leads to '${written}', which is no address`];
    const url = new URL(written, page.url);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return [];
    if (url.origin !== new URL(page.url).origin) return [];
    const file = site.isOwn(url.href) ? site.fileOf(url.href) : undefined;
    if (file === undefined) return [`it leads to ${written}, which was not built`];
    const anchor = decodeURIComponent(url.hash.slice(1));
    const target = byFile.get(file);
    return anchor !== '' && target !== undefined && target.document.getElementById(anchor) === null
      ? [`it leads to ${written}, where nothing has the id '${anchor}'`]
      : [];
  });
}
