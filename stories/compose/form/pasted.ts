import { type WordsLevel, addressProblem, joinLines } from '@plinth/site/composed';

/** How some words look. */
interface Look {
  readonly strong: boolean;
  readonly em: boolean;
  /** Where they lead; empty when they are no link. */
  readonly href: string;
}

/** Words that look the same. */
interface Run extends Look {
  readonly text: string;
}

/** A paragraph, a heading, or an item of a list. */
interface Block {
  /** The Markdown before it: nothing, `## `, `- `, or the indentation of an item's further paragraphs. */
  readonly mark: string;
  readonly runs: Run[];
}

const BLOCKS =
  'address,article,aside,blockquote,dd,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tr,ul';
/** Elements that nobody sees, and the bullets that Word writes into the items of a list. */
const UNSEEN = 'head,script,style,template,[style*="mso-list:Ignore"]';
const PLAIN: Look = { strong: false, em: false, href: '' };

const isHeading = (mark: string): boolean => mark.startsWith('#');
const isInList = (mark: string): boolean => mark !== '' && !isHeading(mark);
/** Indentation that Markdown takes for one level of a list, whatever the bullet above it. */
const indentOf = (level: number): string => '    '.repeat(level);

function lookOf(element: HTMLElement, around: Look): Look {
  const { fontWeight, fontStyle } = element.style;
  const href = element.matches('a') ? (element.getAttribute('href') ?? '') : '';
  // A link to a place in its own page leads nowhere here.
  const leads = /^[a-z]/i.test(href) && addressProblem(href) === undefined;
  return {
    strong:
      fontWeight === ''
        ? around.strong || element.matches('b,strong')
        : fontWeight.startsWith('bold') || Number(fontWeight) >= 600,
    em: fontStyle === '' ? around.em || element.matches('i,em') : fontStyle === 'italic',
    href: leads ? href.replaceAll('(', '%28').replaceAll(')', '%29') : around.href,
  };
}

function headingMark({ tagName }: Element): string | undefined {
  const [, depth] = /^H(\d)$/.exec(tagName) ?? [];
  return depth && `${'#'.repeat(Math.max(2, Number(depth)))} `;
}

const CHINESE_NUMBERS = [...'一二三四五六七八九十'];

/** To Word an item is a paragraph that contains its bullet. */
function wordItemMark(element: Element): string | undefined {
  const [, level] = /mso-list:[^;]*level(\d)/.exec(element.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return undefined;
  const sign = element.querySelector(UNSEEN)?.textContent ?? '';
  // A number is followed by a sign, also as a letter or in Chinese; a bullet, which may be a letter of a symbol font, is not.
  const [, number] = /([\p{L}\p{N}]+)[.)、．）]/u.exec(sign) ?? [];
  const mark = number === undefined ? '-' : `${Number(number) || CHINESE_NUMBERS.indexOf(number) + 1 || 1}.`;
  return `${indentOf(Number(level) - 1)}${mark} `;
}

/** How many lists an element is in. */
function listsAround(element: Element): number {
  const list = element.parentElement?.closest('ol,ul');
  return list ? 1 + listsAround(list) : 0;
}

function itemMark(element: Element): string | undefined {
  const list = element.tagName === 'LI' ? element.parentElement : null;
  if (list === null) return undefined;
  const indent = indentOf(listsAround(list));
  if (!list.matches('ol')) return `${indent}- `;
  const place = [...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(element);
  return `${indent}${Number(list.getAttribute('start') ?? 1) + place}. `;
}

/** The Markdown before the words of a heading or a list's item; undefined for anything else. */
const markOf = (element: Element): string | undefined =>
  headingMark(element) ?? wordItemMark(element) ?? itemMark(element);

/** Whether line breaks in a text are seen, as in chats: Chromium and Safari write out the style of what is copied. */
const keepsLines = ({ parentElement }: Text): boolean =>
  /white-space(-collapse)?:\s*(pre|break)/.test(
    parentElement?.closest('[style*="white-space"]')?.getAttribute('style') ?? '',
  );

/** The words of a document in the order in which they are read. */
function blocksOf(body: Element): readonly Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  let mark = '';
  const say = (text: string, look: Look) => {
    if (current === undefined) {
      if (text.trim() === '') return;
      current = { mark, runs: [] };
      blocks.push(current);
      mark = isInList(mark) ? ' '.repeat(mark.length) : '';
    }
    current.runs.push({ ...(isHeading(current.mark) ? { ...look, strong: false, em: false } : look), text });
  };
  const breakLine = (look: Look) => {
    // An empty line ends the paragraph.
    if (current && /\n\s*$/.test(textOf(current.runs))) current = undefined;
    else say('\n', look);
  };
  const read = (node: Node, look: Look) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const lines = keepsLines(child) ? child.data.split('\n') : [joinLines(child.data)];
        for (const [index, line] of lines.entries()) {
          if (index > 0) breakLine(look);
          say(line.replaceAll(/[\t\r ]+/g, ' '), look);
        }
      }
      if (child instanceof HTMLElement && !child.matches(UNSEEN)) readElement(child, look);
    }
  };
  const readElement = (element: HTMLElement, look: Look) => {
    if (element.matches('br')) breakLine(look);
    if (element.matches('td,th')) say(' ', look);
    const isBlock = element.matches(BLOCKS);
    const own = markOf(element);
    const outer = mark;
    if (isBlock) current = undefined;
    mark = own ?? mark;
    read(element, lookOf(element, look));
    if (!isBlock) return;
    current = undefined;
    if (own !== undefined) mark = outer;
  };
  read(body, PLAIN);
  return blocks;
}

/** Asterisks around words, with punctuation left outside: Markdown ends no emphasis between punctuation and a letter. */
const starred = (text: string, stars: string): string =>
  stars === ''
    ? text
    : text.replace(/^([\s\p{P}\p{S}]*)(.*?)([\s\p{P}\p{S}]*)$/su, (whole, before, words, after) =>
        words === '' ? whole : `${before}${stars}${words}${stars}${after}`,
      );

/** Merges neighbours that have something in common. */
function joined<T>(parts: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[][] {
  const groups: T[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && isSame(last[0], part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

function wordsOf(runs: readonly Run[]): string {
  const words = joined(runs, (one, other) => one.href === other.href).map((linked) => {
    const inner = joined(linked, (one, other) => one.strong === other.strong && one.em === other.em)
      .map((same) => starred(textOf(same), `${same[0]?.strong ? '**' : ''}${same[0]?.em ? '*' : ''}`))
      .join('');
    const href = linked[0]?.href ?? '';
    return href === '' || inner.trim() === '' ? inner : `[${inner}](${href})`;
  });
  return words
    .join('')
    .trim()
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n\s*/g, '\\\n');
}

/** A name, a number or an address without the invisible characters that copying brings along. */
export const bare = (text: string): string => text.replaceAll(/^\s+|\s+$|\p{Cf}/gu, '');

/** Whether something was copied from a code editor: it only has that editor's looks, and its text may be Markdown already. */
const isCode = (body: Element): boolean =>
  body.querySelector('pre') !== null ||
  // The last declaration holds: words of Google Docs have `white-space:pre;white-space:pre-wrap`.
  [...body.querySelectorAll<HTMLElement>('[style*="white-space"]')].some(
    ({ style }) => style.whiteSpace === 'pre',
  );

/** The line breaks before a block: further items of a list follow without an empty line. */
function gapBefore({ mark }: Block, before: Block | undefined, level: WordsLevel): string {
  if (before === undefined) return '';
  const isFurtherItem = isInList(before.mark) && /[-.)] $/.test(mark);
  return level === 'line' || isFurtherItem ? '\n' : '\n\n';
}

/**
 * What was copied, in the Markdown of fields, with the formatting of a word processor or a web page.
 *
 * @param copied the same as html and as plain text
 * @param level what the field may have besides words
 */
export function pastedWords(
  { html, plain }: { readonly html: string; readonly plain: string },
  level: WordsLevel,
): string {
  if (html === '') return plain;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isCode(body)) return plain;
  const blocks = blocksOf(body);
  const seen = blocks.flatMap(({ runs }) => runs).filter(({ text }) => text.trim() !== '');
  // When everything is bold, nothing stands out.
  const isStrong = seen.every(({ strong }) => strong);
  const isEm = seen.every(({ em }) => em);
  const hasMark = (mark: string) => level === 'prose' || (level === 'blocks' && !isHeading(mark));
  return blocks
    .map((block, index) => {
      const { mark, runs } = block;
      const words = wordsOf(
        runs.map((run) => ({ ...run, strong: run.strong && !isStrong, em: run.em && !isEm })),
      );
      return `${gapBefore(block, blocks[index - 1], level)}${hasMark(mark) ? mark : ''}${words}`;
    })
    .join('');
}
