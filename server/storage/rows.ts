import { LANG_CODES } from '@plinth/ui/contract';
import { notificationKey } from './keys.ts';
import type { Tally } from './limits.ts';
import {
  type AuditEntry,
  CHANNELS,
  type Notification,
  type OutboxEntry,
  type StoredContact,
} from './types.ts';

/** A row from either engine; times are milliseconds since 1970, and PostgreSQL returns 64-bit integers as texts. */
export type Row = Readonly<Record<string, unknown>>;

const text = (row: Row, column: string): string => String(row[column]);
const time = (value: unknown): string => new Date(Number(value)).toISOString();
/** SQLite has no booleans, only 0 and 1. */
const truth = (value: unknown): boolean => value === true || value === 1;

/** A text that must be one of the known ones; a newer program may have written others. */
function oneOf<T extends string>(known: readonly T[], row: Row, column: string): T {
  const found = known.find((value) => value === row[column]);
  if (found === undefined) throw new Error(`the database holds the unknown ${column} ${text(row, column)}`);
  return found;
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** Reads what an address did within the window. */
export function toTally(row: Row = {}): Tally {
  return {
    stored: Number(row['stored']),
    attempts: Number(row['attempts']),
    oldestStored: numberOrNull(row['oldest_stored']),
    oldestAttempt: numberOrNull(row['oldest_attempt']),
  };
}

/** Reads a stored request. */
export function toContact(row: Row): StoredContact {
  return {
    id: Number(row['id']),
    uid: text(row, 'uid'),
    receivedAt: time(row['received_at']),
    language: oneOf(LANG_CODES, row, 'language'),
    variant: text(row, 'variant'),
    suspected: truth(row['suspected']),
    companyName: text(row, 'company_name'),
    name: text(row, 'name'),
    mobile: text(row, 'mobile'),
    lineId: text(row, 'line_id'),
    description: text(row, 'description'),
  };
}

/** Reads a line of the outbox. */
export function toOutboxEntry(row: Row): OutboxEntry {
  return {
    id: Number(row['id']),
    contactId: Number(row['contact_id']),
    channel: oneOf(CHANNELS, row, 'channel'),
    attempts: Number(row['attempts']),
    state: truth(row['dead']) ? 'given up' : 'waiting',
    at: time(row['due_at']),
    reason: text(row, 'reason'),
  };
}

/** Joins a line just taken from the outbox with its request. */
export function toNotification(row: Row, contact: StoredContact): Notification {
  const channel = oneOf(CHANNELS, row, 'channel');
  return {
    lease: { id: Number(row['id']), token: text(row, 'lease') },
    channel,
    attempt: Number(row['attempts']),
    key: notificationKey(contact.uid, channel),
    contact,
  };
}

const ACTIONS = ['list', 'export', 'prune', 'retention', 'erase', 'backup'] as const;

/** Reads a line of the audit log. */
export function toAuditEntry(row: Row): AuditEntry {
  const action = oneOf(ACTIONS, row, 'action');
  return { at: time(row['at']), action, count: Number(row['count']), detail: text(row, 'detail') };
}
