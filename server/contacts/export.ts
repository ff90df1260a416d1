import { CONTACT_FIELDS } from '@plinth/ui/contract';
import type { AuditEntry, OutboxEntry, StoredContact } from '../storage/index.ts';

/** The columns of an export, in this order. */
const COLUMNS = ['id', 'receivedAt', ...CONTACT_FIELDS, 'language', 'variant'] as const;

/**
 * A cell by RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, 'CSV
 * Injection'); the JSON export keeps every text as it was typed.
 */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All requests as CSV, with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function toCsv(contacts: readonly StoredContact[]): string {
  const rows = contacts.map((contact) => COLUMNS.map((column) => cell(contact[column])).join(','));
  return `\ufeff${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

/** All requests as one JSON array. */
export function toJson(contacts: readonly StoredContact[]): string {
  const plain = contacts.map((contact) =>
    Object.fromEntries(COLUMNS.map((column) => [column, contact[column]] as const)),
  );
  return `${JSON.stringify(plain, null, 2)}\n`;
}

/** How much of a text the table shows, in characters. */
const TABLE_CELL = 32;

/** One line of text that cannot move the terminal's cursor or turn the direction of writing. */
function shorten(value: string | number): string {
  const text = String(value).replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ');
  const characters = [...text];
  return characters.length > TABLE_CELL ? `${characters.slice(0, TABLE_CELL - 1).join('')}…` : text;
}

/** The columns a character takes in a terminal: Chinese and its like take two. */
function width(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(
        character,
      )
        ? 2
        : 1),
    0,
  );
}

/** Rows under a heading, in columns for a terminal. */
function table<TColumn extends string>(
  columns: readonly TColumn[],
  rows: readonly Readonly<Record<TColumn, string | number>>[],
): string {
  const cells = [columns.map(String), ...rows.map((row) => columns.map((column) => shorten(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => width(row[index] ?? ''))));
  const lines = cells.map((row) =>
    row
      .map((text, index) => text + ' '.repeat((widths[index] ?? 0) - width(text)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** All requests of a kind as a table for a terminal. */
export function toTable(contacts: readonly StoredContact[], suspected: boolean): string {
  if (contacts.length > 0) return table(COLUMNS, contacts);
  return `No ${suspected ? 'suspected ' : ''}contact requests.\n`;
}

/** What is still to be told. */
export function toOutboxTable(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) return 'Everything is told.\n';
  return table(['id', 'contactId', 'channel', 'state', 'attempts', 'at', 'reason'], entries);
}

/** The audit log. */
export function toAuditTable(entries: readonly AuditEntry[]): string {
  return entries.length === 0 ? 'Nothing yet.\n' : table(['at', 'action', 'count', 'detail'], entries);
}
