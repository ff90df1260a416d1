import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A content file cannot be used; the message is one line with the file, the field and what was expected. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** The most characters of a message: one about a wrong value repeats the value, which may be a whole file. */
const MAX_MESSAGE = 160;

/** A library's message, as one readable line. */
function oneLine(message: string): string {
  const line = message.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line;
}

/** The line of the node at `path`, or of the nearest one around it: a missing field has its parent's line. */
function lineOf(document: Document, lines: LineCounter, path: readonly unknown[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Reads a text file; one in another encoding, Big5 say, would otherwise be shown to visitors as question marks. */
function readText(path: string, shown: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new ContentError(`${shown}: cannot be read`, { cause: error });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ContentError(`${shown}: not UTF-8: save the file as UTF-8`, { cause: error });
  }
}

const ASIDE =
  'entries that belong together begin in the same column: this line is indented too little or too much';

/** The place in a text of several lines where a line begins like an entry of a list. */
const ENTRY = /(?<=\n *)- /;

/**
 * The first thing that YAML would silently misread: a text that begins with & or *, whose first word it takes for an anchor or alias;
 * one with a # after a space and none after it, which it takes for a comment; or an entry of a list that is indented too far, which
 * would become part of the text of the entry before it.
 */
function lostIn(document: Document, text: string): readonly [offset: number, plainly: string] | undefined {
  let lost: readonly [number, string] | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return undefined;
    const [offset, end] = node.range;
    if (isAlias(node) || ('anchor' in node && node.anchor !== undefined))
      lost = [offset, 'a text that begins with & or * needs quotation marks around it'];
    else if (isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string') {
      const entry = text.slice(offset, end).search(ENTRY);
      if (entry !== -1) lost = [offset + entry, ASIDE];
      else if (/^[ \t]+#\S/.test(text.slice(end)))
        lost = [
          offset,
          'what follows a space and a # is a comment, which nobody sees: a text with both needs quotation marks around it',
        ];
    }
    return lost && visit.BREAK;
  });
  return lost;
}

/** YAML's messages in the terms of somebody who writes content, found by their code, or by their words where the code says little. */
const PLAINLY: readonly (readonly [says: RegExp, plainly: string])[] = [
  [
    /^MULTILINE_IMPLICIT_KEY|need to be followed by map values/,
    "after a name come a colon and a space (':', not '：')",
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
  [/closing .quote/, 'a text that begins with a quotation mark needs one at its end'],
  [/same column|- indicator/, ASIDE],
  [
    /flow/i,
    'a text that begins with [ or { needs quotation marks around it, and a list on one line needs a ] at its end',
  ],
];

/** The start of a text that never ends: it is the last one in the file. */
function lastText(document: Document): number {
  let start = 0;
  visit(document, { Scalar: (_key, { range }) => void (start = range?.[0] ?? start) });
  return start;
}

/**
 * The first place where a text is not the YAML that its writer meant, and what to do about it.
 *
 * @param document the text as it was parsed
 */
function misread(document: Document, text: string): readonly [offset: number, plainly: string] | undefined {
  const conflict = text.search(/^<{7} /m);
  if (conflict !== -1)
    return [
      conflict,
      'git could not merge two changes: keep one of the two, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>',
    ];
  // Some mistakes that YAML only warns of lose a part of the text, such as an exclamation mark at its start.
  const [broken] = [...document.errors, ...document.warnings];
  if (broken === undefined) return lostIn(document, text);
  const says = `${broken.code} ${oneLine(broken.message)}`;
  const [, plainly = oneLine(broken.message)] = PLAINLY.find(([each]) => each.test(says)) ?? [];
  return [/closing .quote/.test(says) ? lastText(document) : broken.pos[0], plainly];
}

/** Where Chinese words go on in the next line. */
const CHINESE_LINES =
  /([\u2e80-\u9fff\uff00-\uff60]{1,4})[^\S\n]*\n[^\S\n]*(?=([\u2e80-\u9fff\uff00-\uff60]{1,4}))/g;

/** Takes out the spaces that YAML reads for line ends within a text where none belong, as the pages' reader does. */
function joinChineseLines(document: Document, text: string): void {
  visit(document, {
    Scalar: (_key, node) => {
      // A literal text keeps its lines.
      if (!node.range || typeof node.value !== 'string' || node.type === 'BLOCK_LITERAL') return;
      const [start, last] = node.range;
      for (const [, end = '', begin = ''] of text.slice(start, last).matchAll(CHINESE_LINES))
        node.value = String(node.value).replace(`${end} ${begin}`, end + begin);
    },
  });
}

/** What a value should have been, by its type in the schema. */
const EXPECTED: Readonly<Record<string, string>> = {
  string:
    'expected a text; digits alone, or a text with a colon and a space in it, need quotation marks around them',
  number: 'expected a bare number, without signs, commas or quotation marks',
  boolean: 'expected true or false',
};

/** What is wrong with a value, in words for those who write it. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'there is no field of this name';
  if (issue.type === 'strict_object' && issue.received === 'undefined') return 'is missing';
  const expected = EXPECTED[issue.type];
  return oneLine(expected === undefined ? issue.message : `${expected}; found ${issue.received}`);
}

/** The values of good files when they were last read, by path and schema, so that only changed files are parsed again. */
const parsed = new Map<string, { readonly schema: unknown; readonly state: string; readonly value: never }>();

/** Tells two states of a file apart; undefined when it has none, and reading it will say why. */
function fileState(path: string): string | undefined {
  try {
    const { size, mtimeNs, ino } = statSync(path, { bigint: true });
    return `${size}|${mtimeNs}|${ino}`;
  } catch {
    return undefined;
  }
}

/** Reads and parses a file, even if its value is known. */
function parse<TSchema extends v.GenericSchema>(
  path: string,
  shown: string,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const text = readText(path, shown);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const wrong = misread(document, text);
  if (wrong !== undefined) {
    const [offset, plainly] = wrong;
    throw new ContentError(`${shown}:${lines.linePos(offset).line}: not YAML: ${plainly}`);
  }
  joinChineseLines(document, text);
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return result.output;
  const issue = result.issues[0];
  const keys = (issue.path ?? []).map((item) => item.key);
  const field = v.getDotPath(issue) ?? 'the whole file';
  throw new ContentError(`${shown}:${lineOf(document, lines, keys)}: ${field}: ${problemOf(issue)}`);
}

/**
 * Reads a YAML file and checks it; a file that has not changed since the last time is not parsed again.
 *
 * @param path where the file is
 * @param shown the file's name in messages
 * @throws ContentError when it cannot be read, is not YAML or does not have the expected shape
 */
export function readYaml<TSchema extends v.GenericSchema>(
  path: string,
  shown: string,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const state = fileState(path);
  const known = parsed.get(path);
  if (known !== undefined && known.state === state && known.schema === schema) return known.value;
  const value = parse(path, shown, schema);
  // The stored schema guarantees the type, which the type of the map cannot express.
  if (state === undefined) parsed.delete(path);
  else parsed.set(path, { schema, state, value: value as never });
  return value;
}
