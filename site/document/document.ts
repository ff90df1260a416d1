import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { token } from '@plinth/ui/tokens';
import { escapeHtml } from '../head/renderHead.ts';

/** Scripts that stand inline, bundled and minified, by what they are for. */
export interface InlineScripts {
  readonly start: string;
  /** The same for Chinese documents, which also reserves the space of text for which the machine has no face. */
  readonly startChinese: string;
  readonly chooseLanguage: string;
  readonly followRedirect: string;
}

/** One language's body of a document: what is shown, and what the app starts from. */
export interface DocumentBody {
  readonly langCode: LangCode;
  readonly title: string;
  readonly html: string;
  /** The path that was rendered, without the base. */
  readonly path: string;
  /** The address of the page's file. */
  readonly pageUrl: string;
}

/** Everything that a finished document is made of. */
export interface DocumentParts {
  readonly body: DocumentBody;
  /** The same page in other languages, for a path without a language; the visitor's is chosen before the first paint. */
  readonly alternatives?: readonly DocumentBody[];
  /** The head's elements, as html. */
  readonly head: string;
  readonly themeCss: string;
  /** The `<style>` element of the page's components. */
  readonly styleElement: string;
  readonly scripts: InlineScripts;
  /** Addresses of the modules that start the app, in the order in which they are imported. */
  readonly steps: readonly string[];
  /** Addresses of the modules that this page needs besides those. */
  readonly modules: readonly string[];
  /** Shown when the app could not be started after a press. */
  readonly notStarted: string;
  /** The placeholder face, in hexadecimal digits; see `holdChineseText.ts`. */
  readonly placeholderFont: string;
  /** The id of a tag manager, if the company has one. */
  readonly tagManagerId: string | null;
}

/** A document, with its inline scripts and styles, for its policy. */
export interface WrittenDocument {
  readonly html: string;
  /** Scripts that run. */
  readonly scripts: readonly string[];
  /** The text of each `<style>`. */
  readonly styles: readonly string[];
}

/** The last element that is shown. */
const LAST_ID = 'start-note';

const START_NOTE_CSS =
  `#${LAST_ID}{position:fixed;inset:auto 1rem 1rem;padding:1rem;` +
  `border-radius:${token('radius.md')};background:${token('color.surface-inverse')};color:${token('color.text-inverse')}}`;

const bodyOf = ({ html, path, pageUrl }: DocumentBody): string =>
  `<div id="root" data-path="${escapeHtml(path)}" data-page="${pageUrl}">${html}</div>`;

/** The text of a `<style>` element. */
const styleText = (element: string): string =>
  element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'));

/** styled-components starts its rules in an empty element. */
const EMPTY_STYLE = '';

/** The event for which tags on every page view wait. */
const START_TAG_MANAGER = `(window.dataLayer??=[]).push({'gtm.start':Date.now(),event:'gtm.js'})`;

/** Writes a finished document. */
export function renderDocument(parts: DocumentParts): WrittenDocument {
  const { body, alternatives = [] } = parts;
  const isChinese = [body, ...alternatives].some(({ langCode }) => langCode === 'zh-tw');
  const start = isChinese ? parts.scripts.startChinese : parts.scripts.start;
  const theme = parts.themeCss + START_NOTE_CSS;
  const choices = alternatives
    .map(
      (alternative) =>
        `<template data-lang="${alternative.langCode}" data-title="${escapeHtml(alternative.title)}">${bodyOf(alternative)}</template>`,
    )
    .join('');
  const html = [
    `<!doctype html><html lang="${LANG_TAGS[body.langCode]}"><head>`,
    parts.head,
    // No paint before the document is complete: a header's entries, arriving one by one, would push each other aside.
    `<link rel="expect" href="#${LAST_ID}" blocking="render">`,
    `${parts.styleElement}<style>${theme}</style>`,
    '</head><body>',
    choices === '' ? bodyOf(body) : `<div id="page">${bodyOf(body)}</div>${choices}`,
    choices === '' ? '' : `<script>${parts.scripts.chooseLanguage}</script>`,
    `<script data-steps="${parts.steps.join(' ')}" data-modules="${parts.modules.join(' ')}"${
      isChinese ? ` data-font="${parts.placeholderFont}"` : ''
    }>${start}</script>`,
    // Not `role="status"`, which is read out only if it was already in the page, and empty, before it got its text.
    `<p id="${LAST_ID}" role="alert" hidden>${escapeHtml(parts.notStarted)}</p>`,
    parts.tagManagerId === null
      ? ''
      : `<script>${START_TAG_MANAGER}</script><script async src="https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(parts.tagManagerId)}"></script>`,
    '</body></html>',
  ].join('');
  return {
    html,
    scripts: [
      ...(choices === '' ? [] : [parts.scripts.chooseLanguage]),
      start,
      ...(parts.tagManagerId === null ? [] : [START_TAG_MANAGER]),
    ],
    styles: [EMPTY_STYLE, styleText(parts.styleElement), theme],
  };
}

/** The data of a document that only leads elsewhere. */
export interface SignpostParts {
  readonly title: string;
  /** The head of the page to which it leads every visitor, as html: robots that run no script read it here. Otherwise not listed. */
  readonly targetHead?: string | undefined;
  /** Its words, in one language after the other: a visitor may know only one of them. */
  readonly words: readonly SignpostWords[];
  readonly script: string;
  readonly basePath: string;
  /** The pattern of the home page's address, with the base. */
  readonly homePattern: string;
  /** Whether visitors without scripts are redirected, too; a page that was not found stays. */
  readonly refresh: boolean;
  /** The brand's theme, where the page is visible for more than a moment. */
  readonly themeCss?: string;
}

/** A few words centred in the window, in the brand's colours. */
const SIGNPOST_CSS = [
  `body{display:grid;min-height:100svh;margin:0;place-items:center;background:${token('color.surface')};color:${token('color.text')};font:${token('font-size.md')}/${token('line-height.body')} ${token('font.body')}}`,
  `main{box-sizing:border-box;max-width:40rem;padding:${token('space.10')} ${token('space.gutter')}}`,
  `section+section{margin-top:${token('space.10')};padding-top:${token('space.10')};border-top:1px solid ${token('color.border')}}`,
  `h1,h2{margin:0;font:${token('font-weight.heading')} ${token('font-size.2xl')}/${token('line-height.heading')} ${token('font.display')}}`,
  `p{margin:${token('space.3')} 0 0;color:${token('color.text-muted')}}`,
  `a{display:inline-flex;align-items:center;min-height:${token('size.control')};padding:0 ${token('space.5')};border-radius:${token('radius.control')};background:${token('color.accent')};color:${token('color.on-accent')};text-decoration:none}`,
  `a:focus-visible{outline:2px solid ${token('color.focus')};outline-offset:2px}`,
].join('');

/** The words of a signpost in a language, for visitors who are not redirected. */
export interface SignpostWords {
  readonly lang: string;
  readonly heading: string;
  readonly hint?: string;
  /** The link for visitors without scripts, with the base. */
  readonly href: string;
  readonly linkLabel: string;
}

const wordsHtml = ({ lang, heading, hint, href, linkLabel }: SignpostWords, index: number): string => {
  const level = index === 0 ? 'h1' : 'h2';
  const help = hint === undefined ? '' : `<p>${escapeHtml(hint)}</p>`;
  return `<section lang="${lang}"><${level}>${escapeHtml(heading)}</${level}>${help}<p><a href="${escapeHtml(href)}">${escapeHtml(linkLabel)}</a></p></section>`;
};

/** Writes a document that leads elsewhere: `main/index`, and for hosts that know no redirects `index.html` and `404.html`. */
export function renderSignpost(parts: SignpostParts): WrittenDocument {
  const styles = parts.themeCss === undefined ? [] : [parts.themeCss + SIGNPOST_CSS];
  const target = escapeHtml(parts.words[0]?.href ?? parts.basePath);
  const html = [
    '<!doctype html><html lang="zh-Hant-TW"><head>',
    parts.targetHead ??
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<meta name="robots" content="noindex"><title>${escapeHtml(parts.title)}</title>`,
    parts.refresh ? `<noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>` : '',
    `<script data-base="${escapeHtml(parts.basePath)}" data-home="${escapeHtml(parts.homePattern)}">${parts.script}</script>`,
    ...styles.map((css) => `<style>${css}</style>`),
    `</head><body><main>${parts.words.map(wordsHtml).join('')}</main></body></html>`,
  ].join('');
  return { html, scripts: [parts.script], styles };
}
