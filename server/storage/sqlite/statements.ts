import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { LONGEST_DELAY_MS, RATE_WINDOW_MS } from '../limits.ts';
import { type Row, toAuditEntry, toContact, toNotification, toOutboxEntry, toTally } from '../rows.ts';
import type { AuditEntry, Channel, Notification, OutboxEntry, StoredContact } from '../types.ts';

const CONTACT_COLUMNS = `contacts.id AS id, uid, received_at, language, variant, suspected,
  company_name, name, mobile, line_id, description`;

const TALLY = `SELECT count(*) AS attempts, coalesce(sum(stored), 0) AS stored, min(at) AS oldest_attempt,
  min(CASE WHEN stored THEN at END) AS oldest_stored FROM recent_attempts`;

/** Prepares all statements on a connection. Times are in milliseconds since 1970. */
export function prepareStatements(db: DatabaseSync) {
  const forget = db.prepare('DELETE FROM recent_attempts WHERE at <= ? OR at > ?');
  const take = db.prepare(
    `UPDATE outbox SET due_at = ?2, lease = ?3, attempts = attempts + 1
     WHERE id = (SELECT id FROM outbox WHERE channel = ?4 AND dead = 0 AND (due_at <= ?1 OR due_at > ?5) AND
                   EXISTS (SELECT 1 FROM contacts WHERE contacts.id = contact_id AND variant = ?6)
                 ORDER BY due_at, id LIMIT 1)
     RETURNING id, contact_id, channel, attempts, lease`,
  );
  const tallyAddress = db.prepare(`${TALLY} WHERE address = ?`);
  const tallyNetwork = db.prepare(`${TALLY} WHERE network = ?`);
  const tallyAll = db.prepare(TALLY);
  const list = db.prepare(
    `SELECT ${CONTACT_COLUMNS} FROM contacts WHERE suspected = ? AND contacts.id > ? ORDER BY contacts.id LIMIT ?`,
  );
  const count = db.prepare('SELECT count(*) AS count FROM contacts WHERE suspected = ?');
  const all = db.prepare(`SELECT ${CONTACT_COLUMNS} FROM contacts`);
  const one = db.prepare(`SELECT ${CONTACT_COLUMNS} FROM contacts WHERE id = ?`);
  const outbox = db.prepare('SELECT * FROM outbox ORDER BY id');
  const audit = db.prepare('SELECT * FROM audit ORDER BY id');
  return {
    /** Erases records that no longer count, or would count too long after the clock was set back; returns how many. */
    forget: (now: number): number => Number(forget.run(now - RATE_WINDOW_MS, now).changes),
    attempt: db.prepare('INSERT INTO recent_attempts (address, network, at, stored) VALUES (?, ?, ?, ?)'),
    find: db.prepare('SELECT id FROM contacts WHERE submit_key = ?'),
    insert: db.prepare(
      `INSERT INTO contacts (uid, received_at, language, variant, suspected,
         company_name, name, mobile, line_id, description, submit_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    enqueue: db.prepare('INSERT INTO outbox (contact_id, channel, due_at) VALUES (?, ?, ?)'),
    delete: db.prepare('DELETE FROM contacts WHERE id = ?'),
    prune: db.prepare(
      `DELETE FROM contacts WHERE id IN (
         SELECT id FROM contacts WHERE received_at < ? AND suspected >= ? ORDER BY received_at LIMIT ?)`,
    ),
    /** Counts the try at once; its lease is new. */
    take: (channel: Channel, variant: string, now: number, leaseMs: number): Row | undefined =>
      take.get(now, now + leaseMs, randomUUID(), channel, now + LONGEST_DELAY_MS, variant),
    told: db.prepare('DELETE FROM outbox WHERE id = ? AND lease = ?'),
    /** A notification for which `retry` was called meanwhile is due now. */
    postpone: db.prepare(
      `UPDATE outbox SET due_at = iif(attempts = 0, ?6, ?3), dead = iif(attempts = 0, 0, ?4), reason = ?5, lease = NULL
       WHERE id = ?1 AND lease = ?2`,
    ),
    /** A notification that is being sent stays with its sender: due now, it would be sent twice. */
    retry: db.prepare(
      `UPDATE outbox SET due_at = iif(lease IS NULL, ?1, due_at), dead = 0, attempts = 0, reason = ''
       WHERE ?2 IS NULL OR id = ?2`,
    ),
    record: db.prepare('INSERT INTO audit (at, action, count, detail) VALUES (?, ?, ?, ?)'),
    tally: (address: Buffer, network: Buffer | null) => ({
      address: toTally(tallyAddress.get(address)),
      network: network === null ? undefined : toTally(tallyNetwork.get(network)),
      all: toTally(tallyAll.get()),
    }),
    contacts: (suspected: boolean, after: number, limit = -1): StoredContact[] =>
      list.all(suspected ? 1 : 0, after, limit).map(toContact),
    count: (suspected: boolean): number => Number(count.get(suspected ? 1 : 0)?.['count']),
    /** One after the other, because together they may not fit in memory. */
    *everyContact(): Generator<StoredContact> {
      for (const row of all.iterate()) yield toContact(row);
    },
    outbox: (): OutboxEntry[] => outbox.all().map(toOutboxEntry),
    audit: (): AuditEntry[] => audit.all().map(toAuditEntry),
    /** Joins a row of the outbox with its request. */
    toNotification(row: Row): Notification {
      const contactRow = one.get(Number(row['contact_id']));
      if (contactRow === undefined) throw new Error('the database holds a notification without its request');
      return toNotification(row, toContact(contactRow));
    },
  };
}

/** The prepared statements of a connection. */
export type Statements = ReturnType<typeof prepareStatements>;
