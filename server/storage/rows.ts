import { isLangCode } from '@plinth/ui/contract';
import { notificationKey } from './keys.ts';
import {
  type AuditEntry,
  type Channel,
  CHANNELS,
  type Notification,
  type OutboxEntry,
  type StoredContact,
} from './types.ts';

/** A row as either engine gives it; times are milliseconds since 1970. */
export type Row = Readonly<Record<string, unknown>>;

const text = (row: Row, column: string): string => String(row[column]);
const time = (value: unknown): string => new Date(Number(value)).toISOString();
/** SQLite has no truth values but 0 and 1. */
const truth = (value: unknown): boolean => value === true || value === 1;

/** Reads a stored request. */
export function toContact(row: Row): StoredContact {
  const language = text(row, 'language');
  if (!isLangCode(language)) throw new Error(`the database holds the unknown language ${language}`);
  return {
    id: Number(row['id']),
    uid: text(row, 'uid'),
    receivedAt: time(row['received_at']),
    language,
    variant: text(row, 'variant'),
    suspected: truth(row['suspected']),
    companyName: text(row, 'company_name'),
    name: text(row, 'name'),
    mobile: text(row, 'mobile'),
    lineId: text(row, 'line_id'),
    description: text(row, 'description'),
  };
}

function toChannel(name: string): Channel {
  const channel = CHANNELS.find((known) => known === name);
  if (channel === undefined) throw new Error(`the database holds the unknown channel ${name}`);
  return channel;
}

/** Reads a line of the outbox. */
export function toOutboxEntry(row: Row): OutboxEntry {
  return {
    id: Number(row['id']),
    contactId: Number(row['contact_id']),
    channel: toChannel(text(row, 'channel')),
    attempts: Number(row['attempts']),
    state: truth(row['dead']) ? 'dead' : 'waiting',
    at: time(row['due_at']),
    reason: text(row, 'reason'),
  };
}

/** Puts a line of the outbox that was just taken and its request together. */
export function toNotification(row: Row, contact: StoredContact): Notification {
  const channel = toChannel(text(row, 'channel'));
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
  const action = ACTIONS.find((known) => known === row['action']);
  if (action === undefined) throw new Error(`the database holds the unknown action ${text(row, 'action')}`);
  return { at: time(row['at']), action, count: Number(row['count']), detail: text(row, 'detail') };
}
