import { DEFAULT_LANG_CODE, LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { langCodesOf } from '../composed/content.ts';
import { PAGES } from '../pages/list.ts';
import { pathOf } from '../routes/index.ts';
import { darkPath } from './darkPath.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from './shareImage.ts';
import { titleOf } from './titleOf.ts';
import type { Head, HeadInput, HeadTag } from './types.ts';
import { absoluteUrl } from './urls.ts';
import { COLONS } from './words.ts';

const OG_LOCALES: Readonly<Record<LangCode, string>> = { 'zh-tw': 'zh_TW', en: 'en_US' };

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/** Marks tags that {@link applyHead} may replace. */
const perPage = (tags: readonly HeadTag[]): HeadTag[] =>
  tags.map(({ tag, attributes }) => ({ tag, attributes: { ...attributes, 'data-head': '' } }));

/** The same in every document of any site. */
const DEFAULTS: readonly HeadTag[] = [
  meta('viewport', 'width=device-width, initial-scale=1'),
  // Telephone numbers are marked up explicitly; guesses would turn prices into links.
  meta('format-detection', 'telephone=no'),
];

/** The same on every page of the site. */
function siteTags({ basePath, themeColor, hasDarkLogo = false, variant }: HeadInput): HeadTag[] {
  const colors = Object.entries(themeColor ?? {}).map(([scheme, content]): HeadTag => ({
    tag: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  }));
  return [
    ...colors,
    // Browsers that read SVG take the second; the sizes keep Chromium from preferring the first.
    link('icon', `${basePath}favicon.ico`, { sizes: '32x32' }),
    ...(hasDarkLogo ? (['light', 'dark'] as const) : [undefined]).map((scheme) =>
      link('icon', `${basePath}${scheme === 'dark' ? darkPath(variant.logo) : variant.logo}`, {
        type: 'image/svg+xml',
        ...(scheme && { media: `(prefers-color-scheme: ${scheme})` }),
      }),
    ),
    link('apple-touch-icon', `${basePath}assets/icons/apple-touch-icon.png`),
  ];
}

/** Whether search engines may list the page: not one whose path has no language, nor a service page without its answer. */
function isIndexable({
  page,
  id,
  data,
  content,
}: Pick<HeadInput, 'page' | 'id' | 'data' | 'content'>): boolean {
  const { path } = PAGES[page];
  if (!path.includes(':langCode')) return false;
  return !/:id|:slug/.test(path) || (id !== undefined && (data ?? content) !== undefined);
}

/**
 * The same page in each language that has it; the default language's, or the only one, is also the `x-default`.
 *
 * @returns absolute addresses by their `hreflang`
 */
export function alternatesOf(
  input: Pick<HeadInput, 'page' | 'id' | 'content' | 'siteUrl' | 'basePath'>,
): ReadonlyMap<string, string> {
  const langCodes = langCodesOf(input.content);
  const addressIn = (langCode: LangCode) => absoluteUrl(input, pathOf(input.page, langCode, input.id));
  const alternates = new Map(langCodes.map((langCode) => [LANG_TAGS[langCode], addressIn(langCode)]));
  // The default language comes first.
  const [first = DEFAULT_LANG_CODE] = langCodes;
  return alternates.set('x-default', addressIn(first));
}

function pageTags(input: HeadInput): HeadTag[] {
  const { langCode, text } = input;
  const langCodes = langCodesOf(input.content);
  const page = PAGES[input.page];
  const title = page.title(input);
  const description = page.description(input);
  const url = absoluteUrl(input, pathOf(input.page, langCode, input.id));
  const image = absoluteUrl(input, shareImagePath(input));
  const imageAlt = `${text('META.SITE_NAME')}${COLONS[langCode]}${(page.heading ?? page.title)(input)}`;
  return [
    meta('robots', isIndexable(input) ? 'max-image-preview:large' : 'noindex'),
    link('canonical', url),
    ...Array.from(alternatesOf(input), ([hreflang, href]) => link('alternate', href, { hreflang })),
    property('og:type', 'website'),
    property('og:site_name', text('META.SITE_NAME')),
    property('og:title', title),
    meta('description', description),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', OG_LOCALES[langCode]),
    ...langCodes
      .filter((other) => other !== langCode)
      .map((other) => property('og:locale:alternate', OG_LOCALES[other])),
    property('og:image', image),
    property('og:image:width', String(SHARE_IMAGE_SIZE.width)),
    property('og:image:height', String(SHARE_IMAGE_SIZE.height)),
    property('og:image:alt', imageAlt),
    // The networks that read these take title, description and picture from Open Graph.
    meta('twitter:card', 'summary_large_image'),
  ];
}

/**
 * The head of a page, in three layers: safe defaults, the site, the page.
 *
 * A service page whose data has not arrived has a general title and is not indexed.
 */
export function headOf(input: HeadInput): Head {
  return {
    title: titleOf(input.page, input),
    tags: [...DEFAULTS, ...siteTags(input), ...perPage(pageTags(input))],
  };
}
