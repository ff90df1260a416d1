import { LANG_CODES, LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { jsonLdOf, renderJsonLd } from '@plinth/site/json-ld';
import { partSource, partsOf } from '@plinth/site/composed-parts';
import { componentOf } from '@plinth/site/page-component';
import { PAGES } from '@plinth/site/pages';
import { paths } from '@plinth/site/routes';
import type { Dictionary } from '@plinth/site/dictionary';
import type * as Prerender from '@plinth/site/document';
import type { ClientBundle } from './bundle.ts';
import { HASHED_FOLDER } from '@plinth/server/headers';
import { cacheKey } from './cache.ts';
import { refuseMissing } from './dictionaries.ts';
import type { BuildContext, OutputFiles, PagePlan } from './types.ts';

/** What is needed to make documents. */
export interface DocumentKit extends BuildContext {
  readonly prerender: typeof Prerender;
  readonly client: ClientBundle;
  readonly scripts: Prerender.InlineScripts;
  readonly themeCss: string;
  /** In hexadecimal digits, which compress better than base64. */
  readonly placeholderFont: string;
  readonly hasDarkLogo: boolean;
  /** The site's files, to which the files of pages are added. */
  readonly files: OutputFiles;
}

/** Puts a page's words and answers into a file of their own, which may be cached forever. */
function placePageFile(
  { prerender, files, siteUrl, basePath, dictionaries }: DocumentKit,
  { page, langCode, answers }: PagePlan,
): string {
  const content: Prerender.PageFile = {
    texts: prerender.textsOf(page, dictionaries[langCode]),
    data: answers,
    siteUrl,
  };
  const bytes = Buffer.from(JSON.stringify(content));
  // As short as in the names of scripts: every document names it.
  const file = `${HASHED_FOLDER}pages/${page}.${cacheKey(bytes).slice(0, 6)}.json`;
  files.set(file, bytes);
  return `${basePath}${file}`;
}

async function makeBody(kit: DocumentKit, page: PagePlan) {
  const { prerender, theme, siteUrl, basePath, dictionaries, texts } = kit;
  const { path, langCode } = page;
  const { html, styleElement, missing } = await prerender.renderPage({
    ...page,
    data: page.answers,
    dictionary: dictionaries[langCode],
    basePath,
    siteUrl,
  });
  if (missing.size > 0) refuseMissing(kit.variant.name, langCode, [...missing].join(', '));
  const headInput = {
    ...kit,
    ...page,
    text: texts[langCode],
    themeColor: { light: theme.light.surface, dark: theme.dark.surface },
  };
  const head = prerender.headOf(headInput);
  return {
    body: { langCode, title: head.title, html, path, pageUrl: placePageFile(kit, page) },
    styleElement,
    head: prerender.renderHead(head) + renderJsonLd(jsonLdOf(headInput)),
  };
}

/** The modules that a page loads on its own: its component's, and those of the sections that it is composed of. */
function sourcesOf(page: PagePlan): string[] {
  const parts = partsOf(page.content?.sections ?? []);
  return [componentOf(page.page), ...parts.map((part) => `composed/${partSource(part)}`)].map(
    (source) => `site/pages/${source}`,
  );
}

/** A text in one language that documents need in addition to those of their pages. */
function ownText(
  { dictionaries, variant }: Pick<DocumentKit, 'dictionaries' | 'variant'>,
  langCode: LangCode,
  key: `DOCUMENT.${keyof Dictionary['DOCUMENT']}`,
): string {
  const texts: Readonly<Record<string, string>> = dictionaries[langCode].DOCUMENT ?? {};
  return texts[key.replace('DOCUMENT.', '')] ?? refuseMissing(variant.name, langCode, key);
}

/** Writes the finished document of a page. */
export async function makeDocument(
  kit: DocumentKit,
  page: PagePlan,
  alternatives: readonly PagePlan[] = [],
): Promise<Prerender.WrittenDocument> {
  const { prerender, client, scripts, themeCss, placeholderFont, basePath, variant } = kit;
  const { company } = variant;
  const { body, styleElement, head } = await makeBody(kit, page);
  const others = await Promise.all(alternatives.map((alternative) => makeBody(kit, alternative)));
  const urlOf = (file: string) => `${basePath}${file}`;
  return prerender.renderDocument({
    body,
    alternatives: others.map((other) => other.body),
    head,
    themeCss,
    placeholderFont,
    styleElement,
    scripts,
    steps: client.steps.map(urlOf),
    modules: [...new Set(sourcesOf(page).flatMap((source) => client.modulesOf(source)))].map(urlOf),
    notStarted: ownText(kit, page.langCode, 'DOCUMENT.NOT_STARTED'),
    // Where visitors are asked for consent first, the app loads it.
    tagManagerId: company.consent ? null : company.tagManagerId,
  });
}

/** The documents that only lead elsewhere. */
export function makeSignposts(
  kit: Omit<DocumentKit, 'client' | 'placeholderFont' | 'hasDarkLogo' | 'files'>,
): Record<'index.html' | 'main/index.html' | '404.html', Prerender.WrittenDocument> {
  const { prerender, scripts, themeCss, basePath, texts, pages } = kit;
  const [defaultLanguage] = LANG_CODES;
  const title = texts[defaultLanguage]('COMMON.APP_TITLE');
  const homePattern = `${basePath}${PAGES.home.path.slice(1)}`;
  const wayHome = (code: LangCode) => ({
    lang: LANG_TAGS[code],
    href: `${basePath}${paths.home(code).slice(1)}`,
    linkLabel: ownText(kit, code, 'DOCUMENT.HOME'),
  });
  const home = pages.find(({ path }) => path === paths.home(defaultLanguage));
  const homeHead =
    home && prerender.renderHead(prerender.headOf({ ...kit, ...home, text: texts[defaultLanguage] }));
  const notFound = LANG_CODES.map((code) => ({
    ...wayHome(code),
    heading: ownText(kit, code, 'DOCUMENT.NOT_FOUND'),
    hint: ownText(kit, code, 'DOCUMENT.NOT_FOUND_HINT'),
  }));
  const leadHome = (pattern: string, targetHead?: string) =>
    prerender.renderSignpost({
      title,
      targetHead,
      basePath,
      homePattern: pattern,
      words: [{ ...wayHome(defaultLanguage), heading: title }],
      script: scripts.chooseLanguage,
      refresh: true,
    });
  return {
    // The empty path leaves no choice (specification, section 2).
    'index.html': leadHome(wayHome(defaultLanguage).href, homeHead),
    'main/index.html': leadHome(homePattern),
    '404.html': prerender.renderSignpost({
      // In both languages, like its words.
      title: `${notFound.map(({ heading }) => heading).join(' / ')} | ${title}`,
      basePath,
      homePattern,
      words: notFound,
      script: scripts.followRedirect,
      refresh: false,
      themeCss,
    }),
  };
}
