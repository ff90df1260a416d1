import { CONTACT_FIELDS } from '@plinth/ui/contract';
import type { AuditEntry, ContactStore, ListOptions, OutboxEntry, StoredContact } from '../storage/index.ts';

/** The columns of an export, in this order. */
const COLUMNS = ['id', 'receivedAt', ...CONTACT_FIELDS, 'language', 'variant'] as const;

/** All requests of a kind, in parts; at least one part, which may be empty. */
export type Parts = AsyncIterable<readonly StoredContact[]>;

/** How many requests are held in memory at a time, each of some ten kilobytes at most. */
const AT_ONCE = 500;

/** Reads all requests of a kind, however many there are; requests that come in meanwhile may be included. */
export async function* inParts(contacts: ContactStore, options: ListOptions): Parts {
  for (let after: number | undefined = options.after ?? 0; after !== undefined;) {
    const part: readonly StoredContact[] = await contacts.list({ ...options, after, limit: AT_ONCE });
    yield part;
    after = part.at(AT_ONCE - 1)?.id;
  }
}

/**
 * A cell by RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, 'CSV
 * Injection'); the JSON export keeps every text as it was typed.
 */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All requests as CSV, with a byte order mark, so that spreadsheets read it as UTF-8. */
export async function* toCsv(parts: Parts): AsyncGenerator<string> {
  let heading = `\ufeff${COLUMNS.join(',')}\r\n`;
  for await (const part of parts) {
    const rows = part.map((contact) => `${COLUMNS.map((column) => cell(contact[column])).join(',')}\r\n`);
    yield heading + rows.join('');
    heading = '';
  }
}

/** All requests as one JSON array. */
export async function* toJson(parts: Parts): AsyncGenerator<string> {
  let before = '[';
  for await (const part of parts) {
    let text = '';
    for (const contact of part) {
      const plain = Object.fromEntries(COLUMNS.map((column) => [column, contact[column]] as const));
      text += `${before}\n  ${JSON.stringify(plain, null, 2).replaceAll('\n', '\n  ')}`;
      before = ',';
    }
    yield text;
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** How much of a text the table shows, in characters. */
const TABLE_CELL = 32;

/** A text as one line that cannot move the terminal's cursor or change the direction of writing. */
const toLine = (value: string | number): string => String(value).replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ');

function shorten(value: string | number): string {
  const text = toLine(value);
  const characters = [...text];
  return characters.length > TABLE_CELL ? `${characters.slice(0, TABLE_CELL - 1).join('')}…` : text;
}

/** Chinese and similar characters, which take two columns in a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;

/** The columns that a text takes in a terminal. */
const width = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);

/** The cells of a row. A reason, which is the last of them, is whole: a mail server's words say at their end what is wrong. */
const cellsOf = <TColumn extends string>(
  columns: readonly TColumn[],
  row: Readonly<Record<TColumn, string | number>>,
): readonly string[] => columns.map((column) => (column === 'reason' ? toLine : shorten)(row[column]));

/** Rows under a heading, in columns for a terminal. */
function layOut(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heading, ...rows];
  const widths: number[] = [];
  for (const row of cells)
    for (const [index, text] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, width(text));
  const lines = cells.map((row) =>
    row
      .map((text, index) => text + ' '.repeat((widths[index] ?? 0) - width(text)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

const table = <TColumn extends string>(
  columns: readonly TColumn[],
  entries: readonly Readonly<Record<TColumn, string | number>>[],
): string =>
  layOut(
    columns,
    entries.map((entry) => cellsOf(columns, entry)),
  );

/** All requests of a kind as a table for a terminal. */
export async function toTable(
  parts: Parts | Iterable<readonly StoredContact[]>,
  suspected: boolean,
): Promise<string> {
  const rows: (readonly string[])[] = [];
  for await (const part of parts) rows.push(...part.map((contact) => cellsOf(COLUMNS, contact)));
  if (rows.length > 0) return layOut(COLUMNS, rows);
  return `No ${suspected ? 'suspected ' : ''}contact requests.\n`;
}

/** The notifications that are still to be sent. */
export function toOutboxTable(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) return 'No notification is waiting.\n';
  return table(['id', 'contactId', 'channel', 'state', 'attempts', 'at', 'reason'], entries);
}

/** The audit log. */
export function toAuditTable(entries: readonly AuditEntry[]): string {
  return entries.length === 0 ? 'Nothing yet.\n' : table(['at', 'action', 'count', 'detail'], entries);
}
