import type { LangCode, Menu } from '@plinth/ui/contract';
import { requests } from '../app/requests.ts';
import { matchRoute } from '../routes/index.ts';

/** What of a page's input matters to its menu. */
export interface MenuPage {
  /** Without the base. */
  readonly path: string;
  readonly langCode: LangCode;
  readonly data: Readonly<Record<string, unknown>>;
}

/** From how many entries on a menu is worth the trouble. */
const LONG = 30;

/** They stand for all entries before the current one and after it; html and addresses show them as they are. */
const BEFORE = 'menu-entries-before';
const AFTER = 'menu-entries-after';

const ENTRY_START = '<li>';
const ENTRY_END = '</li>';
const ENTRY_ENDS = new RegExp(ENTRY_END, 'g');

/** A menu as html, no entry of it current. */
interface WrittenMenu {
  readonly entries: string;
  /** Where each entry begins, and where the last one ends. */
  readonly starts: readonly number[];
  /** The two stand-ins. */
  readonly before: string;
  readonly after: string;
  /** How often the menu stands in a page. */
  readonly times: number;
}

/** The page with a menu of its current entry alone, between the two that stand for the others. */
function shorten<TPage extends MenuPage>(page: TPage, { items }: Menu, current: number): TPage {
  const short: Menu = {
    items: [{ id: BEFORE, name: BEFORE }, ...items.slice(current, current + 1), { id: AFTER, name: AFTER }],
  };
  return { ...page, data: { ...page.data, [requests.menu(page.langCode).key]: short } };
}

/**
 * Puts the entries where those are that stand for them.
 *
 * @param current the index of the entry that is there already; the number of entries when there is none
 * @returns undefined when the stand-ins are not where they were on the first page
 */
function fill(short: string, menu: WrittenMenu, current: number): string | undefined {
  const { entries, starts, before, after, times } = menu;
  const put = (html: string | undefined, standIn: string, found: string): string | undefined => {
    const parts = html?.split(standIn);
    return parts?.length === times + 1 ? parts.join(found) : undefined;
  };
  const filled = put(short, before, entries.slice(0, starts[current]));
  return put(filled, after, entries.slice(starts[current + 1] ?? entries.length));
}

/** The whole entry around a text that stands in it. */
function entryAround(html: string, text: string): string {
  const at = html.indexOf(text);
  const end = html.indexOf(ENTRY_END, at) + ENTRY_END.length;
  return html.slice(html.lastIndexOf(ENTRY_START, at), end);
}

/**
 * Learns how a menu is written, from a page on which no entry is current: rendered whole and rendered short it differs in
 * its menus alone.
 *
 * @returns undefined where filling in would not give exactly what rendering gives
 */
function learn(whole: string, short: string, { items }: Menu): WrittenMenu | undefined {
  const before = entryAround(short, BEFORE);
  const after = entryAround(short, AFTER);
  const frame = short.split(before + after);
  const times = frame.length - 1;
  if (times === 0 || new Set(items.map(({ id }) => id)).size < items.length) return undefined;
  const start = frame[0]?.length ?? 0;
  const size = (whole.length - frame.join('').length) / times;
  const entries = whole.slice(start, start + size);
  const starts = [0];
  for (const { index } of entries.matchAll(ENTRY_ENDS)) starts.push(index + ENTRY_END.length);
  const menu = { entries, starts, before, after, times };
  return starts.length === items.length + 1 && fill(short, menu, items.length) === whole ? menu : undefined;
}

/**
 * Spares React long menus: a thousand services stand twice in each of two thousand pages, and on all pages of a language
 * all but the current entry are the same text. React renders the current entry between two that stand for the others, and
 * the others are copied from the first page with that menu. That page is rendered whole too, which shows whether copying
 * gives the same; where it does not, every page is rendered whole.
 */
export function withLongMenus<TPage extends MenuPage, TRendered extends { readonly html: string }>(
  render: (page: TPage) => TRendered,
): (page: TPage) => TRendered {
  const known = new WeakMap<Menu, WrittenMenu | 'unlike'>();
  return (page) => {
    // What stands under a request's key is that request's answer; it passed the contract's checks when it was asked for.
    const menu = page.data[requests.menu(page.langCode).key] as Menu | undefined;
    if (menu === undefined || menu.items.length < LONG) return render(page);
    const id = matchRoute(page.path)?.id;
    const found = menu.items.findIndex((item) => item.id === id);
    const current = found === -1 ? menu.items.length : found;
    const written = known.get(menu);
    if (written === 'unlike' || (written === undefined && found !== -1)) return render(page);
    const short = render(shorten(page, menu, current));
    if (written !== undefined) {
      const html = fill(short.html, written, current);
      return html === undefined ? render(page) : { ...short, html };
    }
    const whole = render(page);
    known.set(menu, learn(whole.html, short.html, menu) ?? 'unlike');
    return whole;
  };
}
