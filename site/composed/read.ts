import {
  type Document,
  type DocumentOptions,
  LineCounter,
  type ParseOptions,
  type SchemaOptions,
  type YAMLParseError,
  type YAMLWarning,
  isAlias,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import { type CheckedPage, checkPage } from './check.ts';
import { isRecord } from './content.ts';
import { anchorsOf } from './links.ts';
import type { CheckContext, ValuePath } from './reader.ts';
import { CHINESE, LINE_END } from './words.ts';

/** The result of reading a page's file. */
export interface ReadPage extends Partial<CheckedPage> {
  /** What has to be mended, one line each: `<file>:<line>: sections[2].items[0].heading: expected words, found a list`. */
  readonly lines: readonly string[];
}

/** What YAML takes for a number, but nobody means as one: `012000`, `1e3`, `0x10`. */
export const ODD_NUMBER = /^[-+]?(?:0[\dox]|[\d.]+e)/i;

/** How the file of a page is parsed: an odd number stays text, so that messages can quote it. */
const PAGE_YAML: SchemaOptions = {
  customTags: (tags) => [
    { tag: 'tag:yaml.org,2002:str', default: true, test: ODD_NUMBER, resolve: (text) => text },
    ...tags,
  ],
};

/** Where Chinese words go on in the next line. */
const CHINESE_LINES = new RegExp(`(${CHINESE}{1,4})${LINE_END}(?=(${CHINESE}{1,4}))`, 'g');

/** Parses the text of a page's file. To YAML the end of a line within a text is a space; between Chinese words there is none. */
export function parsePage(text: string, options: ParseOptions & DocumentOptions = {}): Document.Parsed {
  const document = parseDocument(text, { ...PAGE_YAML, ...options });
  visit(document, {
    Scalar: (_key, node) => {
      // A literal text keeps its lines.
      if (!node.range || typeof node.value !== 'string' || node.type === 'BLOCK_LITERAL') return;
      const [start, last] = node.range;
      for (const [, end = '', begin = ''] of text.slice(start, last).matchAll(CHINESE_LINES))
        node.value = String(node.value).replace(`${end} ${begin}`, end + begin);
    },
  });
  return document;
}

/** What the text of a page's file says, as data; undefined where it is not YAML. */
export function dataInText(text: string): unknown {
  const document = parsePage(text, { logLevel: 'silent' });
  let isYaml = document.errors.length === 0;
  // A text that begins with * is parsed as an alias, of an anchor that does not exist.
  visit(document, { Alias: () => void (isYaml = false) });
  return isYaml ? document.toJS() : undefined;
}

/** The ids that a page's sections have by the text of its file; undefined where it holds no page. */
export function idsInText(text: string): readonly string[] | undefined {
  const page = dataInText(text);
  const sections: unknown = isRecord(page) ? page['sections'] : undefined;
  return Array.isArray(sections) ? anchorsOf(sections.filter(isRecord)) : undefined;
}

/** A path as people write it: `sections[2].items[0].heading`. */
const pathText = (path: ValuePath): string =>
  path
    .filter((key) => key !== '')
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`))
    .join('');

/** The offset of a value's name, or of the nearest thing around it that is in the file. */
function offsetOf(document: Document, path: ValuePath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const around: unknown = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(around)) {
      const pair = around.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair !== undefined && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
}

const MARKED =
  'a text that begins with &, * or ! needs quotation marks around it, and what an anchor stands for is written out at each place';

const ASIDE =
  'entries that belong together begin in the same column: this line is indented too little or too much';

/** YAML's messages in the terms of somebody who writes pages, found by their code, or by their words where the code says little. */
const PLAINLY: readonly (readonly [says: RegExp, plainly: string])[] = [
  [
    /^MULTILINE_IMPLICIT_KEY|need to be followed by map values/,
    "after a name come a colon and a space (':', not '：'), as in 'title: Autumn'",
  ],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'a text with a colon and a space in it needs quotation marks around it, or the next line is indented too far',
  ],
  [
    /^UNEXPECTED_TOKEN/,
    "this part belongs to nothing: a text that begins with a special character needs quotation marks around it, and inside '…' an apostrophe is written twice",
  ],
  [/^BAD_SCALAR_START/, 'a text that begins with @, ` or % needs quotation marks around it'],
  [/^BAD_DQ_ESCAPE/, String.raw`inside "…" a \ is written twice`],
  [/^TAB_AS_INDENT/, 'lines are indented with spaces, not with tabs'],
  [/^DUPLICATE_KEY/, 'this name is here already'],
  [/^MULTIPLE_DOCS/, 'a line of only --- would drop all that follows it: leave it out'],
  [/Missing closing .quote/, 'a text that begins with a quotation mark needs one at its end'],
  [/same column|- indicator/, ASIDE],
  [/tag|anchor|alias/i, MARKED],
  [
    /flow/i,
    'a text that begins with [ or { needs quotation marks around it, and a list or named values on one line need a ] or } at their end',
  ],
];

/** The start of a text that never ends: it is the last one in the file. */
function lastText(document: Document): number {
  let start = 0;
  visit(document, { Scalar: (_key, { range }) => void (start = range?.[0] ?? start) });
  return start;
}

/** What is wrong with the YAML, and where. */
function brokenAt(document: Document, { pos, code, message }: YAMLParseError | YAMLWarning) {
  const says = `${code} ${message}`.replace(/\s+/g, ' ');
  const [, plainly = message.replace(/\s+/g, ' ')] = PLAINLY.find(([each]) => each.test(says)) ?? [];
  return { offset: /closing .quote/.test(says) ? lastText(document) : pos[0], plainly };
}

/** The place in a text of several lines where a line begins like an entry of a list. */
const ENTRY = /(?<=\n *)- /;

/**
 * What YAML would silently misread: texts that begin with & or *, whose first word it takes for an anchor or an alias; texts with a #
 * after a space and none after it, which it takes for a comment; and entries of a list that are indented too far, which would become
 * part of the text of the entry before them.
 */
function lostIn(document: Document, text: string) {
  const lost: { readonly offset: number; readonly plainly: string }[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [offset, end] = node.range;
    if (isAlias(node) || ('anchor' in node && node.anchor !== undefined))
      lost.push({ offset, plainly: MARKED });
    else if (isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string') {
      const entry = text.slice(offset, end).search(ENTRY);
      if (entry !== -1) lost.push({ offset: offset + entry, plainly: ASIDE });
      else if (/^[ \t]+#\S/.test(text.slice(end)))
        lost.push({
          offset,
          plainly:
            'what follows a space and a # is a comment, which nobody sees: a text with both needs quotation marks around it',
        });
    }
  });
  return lost;
}

/**
 * Reads the text of a page's file.
 *
 * @param file the file's name in messages
 */
export function readPage(text: string, file: string, context: CheckContext): ReadPage {
  const counter = new LineCounter();
  const document = parsePage(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number) => `${file}:${counter.linePos(offset).line}`;
  const conflicts = [...text.matchAll(/^<{7} /gm)];
  if (conflicts.length > 0)
    return {
      lines: conflicts.map(
        ({ index }) =>
          `${at(index)}: not YAML: git could not merge two changes: keep one of the two, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>`,
      ),
    };
  // Some mistakes that YAML only warns of lose a part of the text, such as an exclamation mark at its start.
  const broken = [...document.errors, ...document.warnings].map((each) => brokenAt(document, each));
  const unread = broken.length > 0 ? broken : lostIn(document, text);
  if (unread.length > 0)
    return { lines: unread.map(({ offset, plainly }) => `${at(offset)}: not YAML: ${plainly}`) };
  const checked = checkPage(document.toJS(), context);
  return {
    ...checked,
    lines: checked.problems.map(
      ({ path, message }) => `${at(offsetOf(document, path))}: ${pathText(path) || 'the page'}: ${message}`,
    ),
  };
}
