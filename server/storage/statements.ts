import type { DatabaseSync } from 'node:sqlite';
import { isLangCode } from '@plinth/ui/contract';
import type { Channel, Notification, StoredContact } from './types.ts';

type Row = Readonly<Record<string, unknown>>;

const text = (row: Row, column: string): string => String(row[column]);

const CONTACT_COLUMNS = `contacts.id AS id, received_at, language, variant, company_name, name, mobile, line_id, description`;

/** Reads a stored request from a row. */
function toContact(row: Row): StoredContact {
  const language = text(row, 'language');
  if (!isLangCode(language)) throw new Error(`the database holds the unknown language ${language}`);
  return {
    id: Number(row['id']),
    receivedAt: new Date(Number(row['received_at'])).toISOString(),
    language,
    variant: text(row, 'variant'),
    companyName: text(row, 'company_name'),
    name: text(row, 'name'),
    mobile: text(row, 'mobile'),
    lineId: text(row, 'line_id'),
    description: text(row, 'description'),
  };
}

/** Prepares all statements on a connection. */
export function prepareStatements(db: DatabaseSync) {
  const secret = db.prepare("SELECT value FROM secrets WHERE name = 'address'").get()?.['value'];
  if (!(secret instanceof Uint8Array)) throw new Error('the database has no secret for addresses');
  const statements = {
    forget: db.prepare('DELETE FROM recent_submits WHERE at <= ?'),
    recent: db.prepare('SELECT count(*) AS count, min(at) AS oldest FROM recent_submits WHERE address = ?'),
    count: db.prepare('INSERT INTO recent_submits VALUES (?, ?)'),
    find: db.prepare('SELECT id FROM contacts WHERE submit_key = ?'),
    insert: db.prepare(
      `INSERT INTO contacts
         (received_at, language, variant, company_name, name, mobile, line_id, description, submit_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    enqueue: db.prepare('INSERT INTO outbox (contact_id, channel, due_at) VALUES (?, ?, ?)'),
    list: db.prepare(`SELECT ${CONTACT_COLUMNS} FROM contacts ORDER BY contacts.id`),
    delete: db.prepare('DELETE FROM contacts WHERE id = ?'),
    prune: db.prepare('DELETE FROM contacts WHERE received_at < ?'),
    take: db.prepare(
      `UPDATE outbox SET due_at = ?2
       WHERE id = (SELECT id FROM outbox WHERE due_at <= ?1 ORDER BY due_at, id LIMIT 1)
       RETURNING id, contact_id, channel, attempts`,
    ),
    one: db.prepare(`SELECT ${CONTACT_COLUMNS} FROM contacts WHERE id = ?`),
    told: db.prepare('DELETE FROM outbox WHERE id = ?'),
    postpone: db.prepare('UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?'),
  };
  return {
    ...statements,
    secret,
    /** All stored requests. */
    contacts: (): StoredContact[] => statements.list.all().map(toContact),
    /** Puts a row of the outbox and its request together. */
    toNotification(row: Row): Notification | undefined {
      const contact = statements.one.get(Number(row['contact_id']));
      if (contact === undefined) return undefined;
      const channel: Channel = row['channel'] === 'smtp' ? 'smtp' : 'webhook';
      return {
        id: Number(row['id']),
        channel,
        attempts: Number(row['attempts']),
        contact: toContact(contact),
      };
    },
  };
}

/** The prepared statements of a connection. */
export type Statements = ReturnType<typeof prepareStatements>;
