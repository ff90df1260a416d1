import type { DatabaseSync } from 'node:sqlite';

/** The steps that bring an older database up to date; `user_version` in the database says how many it has had. */
export const MIGRATIONS: readonly string[] = [
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

  // From now on traces of addresses are hashed with a secret that is kept elsewhere; the old ones count for a minute only.
  `ALTER TABLE contacts ADD COLUMN uid TEXT NOT NULL DEFAULT '';
   UPDATE contacts SET uid = lower(hex(randomblob(16)));
   CREATE UNIQUE INDEX contacts_uid ON contacts (uid);
   ALTER TABLE contacts ADD COLUMN suspected INTEGER NOT NULL DEFAULT 0;

   ALTER TABLE outbox ADD COLUMN lease TEXT;
   ALTER TABLE outbox ADD COLUMN dead INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE outbox ADD COLUMN reason TEXT NOT NULL DEFAULT '';
   DROP INDEX outbox_due_at;
   CREATE INDEX outbox_due ON outbox (channel, dead, due_at);

   DROP TABLE recent_submits;
   DROP TABLE secrets;
   CREATE TABLE recent_attempts (
     address BLOB NOT NULL,
     network BLOB,
     at INTEGER NOT NULL,
     stored INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX recent_attempts_address ON recent_attempts (address, at, stored);
   CREATE INDEX recent_attempts_network ON recent_attempts (network, at, stored);
   CREATE INDEX recent_attempts_at ON recent_attempts (at, stored);

   CREATE TABLE audit (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     action TEXT NOT NULL,
     count INTEGER NOT NULL,
     detail TEXT NOT NULL
   ) STRICT;`,
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
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
