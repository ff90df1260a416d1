import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** The steps that bring an older database up to date; the database remembers in `user_version` how many it had. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE contacts (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at INTEGER NOT NULL,
     language TEXT NOT NULL,
     variant TEXT NOT NULL,
     company_name TEXT NOT NULL,
     name TEXT NOT NULL,
     mobile TEXT NOT NULL,
     line_id TEXT NOT NULL,
     description TEXT NOT NULL,
     submit_key BLOB UNIQUE
   ) STRICT;
   CREATE INDEX contacts_received_at ON contacts (received_at);

   CREATE TABLE outbox (
     id INTEGER PRIMARY KEY,
     contact_id INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX outbox_due_at ON outbox (due_at);
   CREATE INDEX outbox_contact_id ON outbox (contact_id);

   CREATE TABLE recent_submits (address BLOB NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE INDEX recent_submits_address ON recent_submits (address, at);
   CREATE INDEX recent_submits_at ON recent_submits (at);

   CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;`,
];

function version(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

/**
 * Brings the schema up to date, in one transaction, so that two processes that start together do it once.
 *
 * @throws Error when the database was written by a newer release
 */
export function migrate(db: DatabaseSync): void {
  if (version(db) === MIGRATIONS.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    const from = version(db);
    if (from > MIGRATIONS.length) throw new Error('the database was written by a newer release');
    for (const step of MIGRATIONS.slice(from)) db.exec(step);
    db.prepare("INSERT OR IGNORE INTO secrets VALUES ('address', ?)").run(randomBytes(32));
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
