import { type Field, type Fields, dataInText, parsePage, sectionFields } from '@plinth/site/composed';
import {
  Document,
  Scalar,
  type ToStringOptions,
  type YAMLMap,
  type YAMLSeq,
  isMap,
  isScalar,
  isSeq,
  visit,
} from 'yaml';
import type { PageData } from '../model/draft.ts';
import { partsOf } from '../model/parts.ts';
import { type Data, isData, isSame } from '../model/values.ts';
import { asByHand } from './byHand.ts';

/** Nothing is wrapped: unchanged text keeps its own line breaks. */
const STYLE = { lineWidth: 0, singleQuote: true } as const;

/** Names in the order of the schema; unknown ones come last. */
function inOrder(data: Data, names: readonly string[]): Data {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(data).toSorted(([a], [b]) => place(a) - place(b)));
}

function orderedFields(fields: Fields, data: Data, first: readonly string[] = []): Data {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields[name];
    return [name, field === undefined ? value : orderedValue(field, value)];
  });
  return inOrder(Object.fromEntries(entries), [...first, ...Object.keys(fields)]);
}

function orderedValue(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((entry) => orderedValue(field.of, entry));
  return isData(value) ? orderedFields(partsOf(field), value) : value;
}

/** A page with everything in the order in which a careful person would write it. */
function orderedPage({ sections, ...head }: PageData): PageData {
  const ordered = sections.map((entry) => {
    return orderedFields(sectionFields(entry['section']), entry, ['section']);
  });
  return { ...inOrder(head, ['title', 'description', 'picture']), sections: ordered };
}

/** Gives words of several lines a block of their own. */
function styled(node: unknown): void {
  if (isMap(node)) for (const { value } of node.items) styled(value);
  else if (isSeq(node)) for (const entry of node.items) styled(entry);
  else if (isScalar(node) && typeof node.value === 'string' && node.value.includes('\n'))
    node.type = Scalar.BLOCK_LITERAL;
}

/** How a file indents its lists and levels; continued lines may be indented differently. */
const roomIn = (text: string) => ({
  indent: /^ +(?=- )/m.exec(text)?.[0].length ?? 2,
  indentSeq: !/^- /m.test(text),
});

/** The text of a file as the formatter would write it: spaces inside the braces of named values, none inside a list's brackets. */
function textOf(document: Document, room: ToStringOptions = {}): string {
  visit(document, {
    Collection: (_, node) => {
      const { toString } = node;
      const flowCollectionPadding = isSeq(node) ? '' : ' ';
      node.toString = (context, ...rest) =>
        toString.call(node, context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  return document.toString({ ...STYLE, ...room });
}

function newNode(document: Document, value: unknown): unknown {
  const node: unknown = document.createNode(value);
  styled(node);
  return node;
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** The data of a node. */
const dataOf = (document: Document, node: unknown): unknown =>
  isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(document) : node;

/** Brings a node of a file up to date. What did not change stays as it was written, with the comments around it. */
function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isSame(dataOf(document, node), value)) return node;
  if (isMap(node) && isData(value)) return updateMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateList(document, node, value);
  const next = newNode(document, value);
  if (isScalar(node) && isScalar(next)) {
    if (node.comment !== undefined) next.comment = node.comment;
    if (node.commentBefore !== undefined) next.commentBefore = node.commentBefore;
  }
  return next;
}

function updateMap(document: Document, map: YAMLMap, value: Data): YAMLMap {
  const pairs = new Map(map.items.map((pair) => [keyOf(pair.key), pair]));
  const items = Object.entries(value).map(([name, entry]) => {
    const pair = pairs.get(name);
    if (pair === undefined) return document.createPair(name, newNode(document, entry));
    pair.value = updated(document, pair.value, entry);
    return pair;
  });
  // The file's own order wins where both have a name.
  const place = (name: string) => map.items.findIndex(({ key }) => keyOf(key) === name);
  const known = items
    .filter(({ key }) => pairs.has(keyOf(key)))
    .toSorted((a, b) => place(keyOf(a.key)) - place(keyOf(b.key)));
  map.items = items.map((pair) => (pairs.has(keyOf(pair.key)) ? (known.shift() ?? pair) : pair));
  return map;
}

/** Pairs the entries of a list with those from before: the same one, or else one of the same section, or else none. */
function updateList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const [first] = list.items;
  if (list.commentBefore && isMap(first)) {
    // The parser attaches a comment above the first entry to the list.
    first.commentBefore = list.commentBefore;
    list.commentBefore = null;
  }
  const before = list.items.map((node) => ({ node, data: dataOf(document, node), isTaken: false }));
  const take = (is: (data: unknown) => boolean) => {
    const found = before.find(({ data, isTaken }) => !isTaken && is(data));
    if (found !== undefined) found.isTaken = true;
    return found?.node;
  };
  const same = values.map((value) => take((data) => isSame(data, value)));
  const kind = (data: unknown) => (isData(data) ? data['section'] : typeof data);
  list.items = values.map((value, index) => {
    const node = same[index] ?? take((data) => kind(data) === kind(value));
    return node === undefined ? newNode(document, value) : updated(document, node, value);
  });
  return list;
}

/** The text of a hand-written page file after a change; undefined if it holds no page. */
function keptText(page: PageData, before: string): string | undefined {
  const document = parsePage(before);
  const was = dataInText(before);
  if (was === undefined || !isMap(document.contents)) return undefined;
  if (isSame(was, page)) return before;
  const room = roomIn(before);
  const plain = textOf(document, room);
  updateMap(document, document.contents, orderedPage(page));
  const after = textOf(document, room);
  const kept = asByHand(before, plain, after);
  return isSame(dataInText(kept), page) ? kept : after;
}

const WINDOWS = '\r\n';

/**
 * The text of a page's file, as a careful person would write it.
 *
 * @param before the file's current text: unchanged parts stay as they were written, comments included
 */
export function pageText(page: PageData, before?: string): string {
  const kept = before && keptText(page, before.replaceAll(WINDOWS, '\n'));
  if (kept) return before.includes(WINDOWS) ? kept.replaceAll('\n', WINDOWS) : kept;
  const document = new Document(orderedPage(page));
  styled(document.contents);
  return textOf(document);
}
