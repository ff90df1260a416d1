import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes, PhrasingContent } from 'mdast';
import type { WordsLevel } from './fields.ts';

/** A part of words that is more than text: a browser shows it without a parser. */
export interface WordsElement {
  /** What it is; `h` is a heading right under the section's own, `h+` one below that. */
  readonly $: 'strong' | 'em' | 'code' | 'a' | 'br' | 'p' | 'ul' | 'ol' | 'li' | 'h' | 'h+';
  /** Its content. */
  readonly of?: Words;
  readonly href?: string;
  /** The number of a list's first item, if not 1: a list may continue after something between its items. */
  readonly start?: number;
}

/** Words as data: plain text, or a mix of text and elements. */
export type Words = string | readonly (string | WordsElement)[];

/** The result of reading words. */
export type ReadWords =
  | { readonly words: Words; readonly problems?: undefined }
  | { readonly words?: undefined; readonly problems: readonly string[] };

/** Notes something that words may not have, and returns what replaces it. */
type Refuse = (problem: string) => string;

/** Where a link may lead: elsewhere by these protocols, or inside the site. */
const PROTOCOL = /^[a-z][a-z\d+.-]*:/i;
const SAFE = /^(?:https?|mailto|tel):/i;

/**
 * What is wrong with an address.
 *
 * @returns undefined for one that links may have: `https:`, `http:`, `mailto:`, `tel:`, or a path or `#…` inside the site
 */
export function addressProblem(href: string): string | undefined {
  // Browsers drop these characters before they read the protocol.
  if (/[\s\p{Cc}]/u.test(href)) return 'an address may not have spaces or line breaks';
  if (href === '') return 'expected an address, found nothing';
  if (PROTOCOL.test(href) ? !SAFE.test(href) : /^(?:\/\/|\\|\/\\)/.test(href))
    return `links lead to https:, http:, mailto:, tel: or inside the site, not to '${href}'`;
  if (/^(?:mailto|tel):$/i.test(href) || (PROTOCOL.test(href) && !URL.canParse(href)))
    return `'${href}' is not a whole address`;
  return undefined;
}

/** A Chinese character or punctuation mark, and the end of a line with the white space around it, in regular expressions. */
export const CHINESE = String.raw`[\u2e80-\u9fff\uff00-\uff60]`;
export const LINE_END = String.raw`[^\S\n]*\n[^\S\n]*`;

const CHINESE_LINE_END = new RegExp(`(?<=${CHINESE})${LINE_END}(?=${CHINESE})`, 'g');

/** Joins the lines of a paragraph; between Chinese lines there is no space. */
export const joinLines = (text: string): string =>
  text.replace(CHINESE_LINE_END, '').replace(new RegExp(LINE_END, 'g'), ' ');

const textOf = (node?: Nodes): string => {
  if (node === undefined) return '';
  return 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
};

type Part = string | WordsElement;

/** A single text is a plain string; the parser has merged neighbouring texts already. */
function join(parts: readonly Part[]): Words {
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

/** The messages about Markdown that words may not have, by the parser's names of nodes. */
const REFUSED: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed here: write Markdown, and `\\<` for the sign itself',
  image: 'pictures are not allowed in words: use the part’s own picture',
  imageReference: 'pictures are not allowed in words: use the part’s own picture',
  code: 'blocks of code are not allowed here',
  blockquote: 'quotations (`>`) are not allowed here',
  thematicBreak: 'lines (`---`) are not allowed here',
};

/** What looks like Markdown and is none, so that visitors would see its signs; and what to write. */
const NO_MARKDOWN: readonly (readonly [looks: RegExp, problem: string])[] = [
  // Chinese input methods write full-width signs.
  [/＊＊[^＊]+[＊*]{2}/, "full-width asterisks (＊＊) make nothing bold: write '**'"],
  [
    /^(?:＃＃|#{2,}(?=[^#\s]))/m,
    "these signs (##) make no heading: write '## ', half-width and with a space",
  ],
  // Emphasis does not end between Chinese punctuation and a character.
  [/\*\*/, 'these asterisks (**) make nothing bold: put punctuation outside of them, as in **字**。'],
  [
    /\](?:\(|（(?=[\w-]*[:/#]))/,
    "this makes no link: write it as in [words](about), without a space in the address and with '()', not '（）'",
  ],
  [/\|[ \t]*:?--/, 'tables are not allowed here: use a ComparisonTable'],
];

const inList = (level: WordsLevel): boolean => level === 'blocks' || level === 'prose';

/** Words without blocks. A line may end where an element begins or ends: what stands there decides on the space, too. */
const line = (children: readonly PhrasingContent[], level: WordsLevel, refuse: Refuse): Words =>
  join(
    children
      .map((child, index) => {
        const part = inline(child, level, refuse);
        if (typeof part !== 'string') return part;
        const before = textOf(children[index - 1]).slice(-1);
        const after = textOf(children[index + 1]).slice(0, 1);
        return joinLines(before + part + after).slice(before.length, -after.length || undefined);
      })
      .filter((part) => part !== ''),
  );

function inline(node: PhrasingContent, level: WordsLevel, refuse: Refuse): Part {
  const of = (children: readonly PhrasingContent[]) => line(children, level, refuse);
  switch (node.type) {
    case 'text': {
      const [, problem] = NO_MARKDOWN.find(([looks]) => looks.test(node.value)) ?? [];
      return problem === undefined ? node.value : refuse(problem);
    }
    case 'strong':
      return { $: 'strong', of: of(node.children) };
    case 'emphasis':
      return { $: 'em', of: of(node.children) };
    case 'inlineCode':
      return { $: 'code', of: node.value };
    case 'break':
      return level === 'phrase' ? refuse('line breaks are not allowed here') : { $: 'br' };
    case 'link': {
      if (level === 'phrase') return refuse('links are not allowed in these words');
      const problem = addressProblem(node.url);
      if (problem !== undefined) refuse(problem);
      return { $: 'a', href: node.url, of: of(node.children) };
    }
    default:
      return refuse(REFUSED[node.type] ?? `this is not allowed here: ${node.type}`);
  }
}

/** The words of a paragraph that stands alone, and needs no element where plain words will do; undefined for anything else. */
function onlyParagraph([only, ...others]: readonly Part[]): Words | undefined {
  return others.length === 0 && typeof only === 'object' && only.$ === 'p' ? (only.of ?? '') : undefined;
}

function blocks(nodes: readonly Nodes[], level: WordsLevel, firstDepth: number, refuse: Refuse): Part[] {
  return nodes.map((node): Part => {
    switch (node.type) {
      case 'paragraph':
        return { $: 'p', of: line(node.children, 'line', refuse) };
      case 'list':
        return {
          $: node.ordered === true ? 'ol' : 'ul',
          ...((node.start ?? 1) !== 1 && { start: node.start ?? 1 }),
          of: node.children.map(({ children }): WordsElement => {
            const inItem = blocks(children, level, firstDepth, refuse);
            return { $: 'li', of: onlyParagraph(inItem) ?? inItem };
          }),
        };
      case 'heading':
        if (level !== 'prose') return refuse('headings (`#`) are not allowed here');
        return {
          $: node.depth === firstDepth ? 'h' : 'h+',
          of: line(node.children, 'phrase', refuse),
        };
      default:
        return refuse(REFUSED[node.type] ?? `this is not allowed here: ${node.type}`);
    }
  });
}

/** Disabled in words of one line: what begins like a list or a heading is text there (`1. `, `- `, `#`). */
const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** Bullets that word processors put before list items; Markdown knows none of them, and would run the items together. */
const BULLETS = /^([ \t]*)[•‣◦▪●○■][ \t]+/gm;

/** Disabled in prose, too: an address is written where it is used. */
const NEVER = ['codeIndented', 'definition', 'setextUnderline'];

function blockWords(children: readonly Nodes[], level: WordsLevel, refuse: Refuse): Words {
  const depths = children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const parts = blocks(children, level, Math.min(...depths), refuse);
  return (level === 'blocks' ? onlyParagraph(parts) : undefined) ?? parts;
}

function lineWords(children: readonly Nodes[], level: WordsLevel, refuse: Refuse): Words {
  if (children.length > 1) refuse('expected one paragraph, found several');
  // Without the blocks that are left out here there is nothing but paragraphs.
  const words = children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
  return line(words, level, refuse);
}

/**
 * Reads words in a small safe Markdown: emphasis, code, links, line breaks, paragraphs, lists, headings, as far as `level` goes.
 *
 * @returns the words as data, or all that is wrong with them in plain words
 */
export function readWords(source: string, level: WordsLevel): ReadWords {
  const disable = { null: inList(level) ? NEVER : BLOCKS };
  // Word processors write a line break within a paragraph like this; browsers show nothing for it.
  const lines = source.replaceAll(/[\v\u2028]/g, '\n');
  const markdown = inList(level) ? lines.replaceAll(BULLETS, '$1- ') : lines;
  const { children } = fromMarkdown(markdown.trim(), { extensions: [{ disable }] });
  const problems = new Set<string>();
  const refuse: Refuse = (problem) => {
    problems.add(problem);
    return '';
  };
  const words = inList(level) ? blockWords(children, level, refuse) : lineWords(children, level, refuse);
  return problems.size > 0 ? { problems: [...problems] } : { words };
}
