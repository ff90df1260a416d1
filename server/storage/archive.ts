import type { DatabaseSync } from 'node:sqlite';
import { connect } from './sqlite/connection.ts';
import { toStorageError } from './sqlite/errors.ts';
import { type Row, toAuditEntry, toContact, toOutboxEntry } from './rows.ts';
import type { AuditEntry, OutboxEntry, StoredContact } from './types.ts';

/** A request with what is never shown: the hash of its key, by which it is recognised. */
export interface ArchivedContact extends StoredContact {
  readonly submitKey: Uint8Array | null;
  readonly outbox: readonly OutboxEntry[];
}

/** Everything that an SQLite database keeps longer than a minute. */
export interface Archive extends Disposable {
  /** The id that was given last, also to a request that was erased since; 0 where there was none. */
  readonly lastId: number;
  /**
   * The requests up to that one, in parts, the oldest first: together they may not fit in memory. No read lock is held between
   * parts, so that what is erased meanwhile leaves the database's files.
   */
  readonly parts: Iterable<readonly ArchivedContact[]>;
  readonly audit: readonly AuditEntry[];
}

/** How many requests are read at a time. */
const AT_ONCE = 200;

function submitKey(row: Row): Uint8Array | null {
  const key = row['submit_key'];
  return key instanceof Uint8Array ? key : null;
}

function* readParts(db: DatabaseSync, lastId: number): Generator<readonly ArchivedContact[]> {
  try {
    const some = db.prepare('SELECT * FROM contacts WHERE id > ? AND id <= ? ORDER BY id LIMIT ?');
    const untold = db.prepare('SELECT * FROM outbox WHERE contact_id > ? AND contact_id <= ?');
    for (let after = 0; ;) {
      const rows = some.all(after, lastId, AT_ONCE);
      const contacts = rows.map((row) => ({ ...toContact(row), submitKey: submitKey(row) }));
      const end = contacts.at(-1)?.id;
      if (end === undefined) return;
      const outbox = Map.groupBy(untold.all(after, end).map(toOutboxEntry), ({ contactId }) => contactId);
      yield contacts.map((contact) => ({ ...contact, outbox: outbox.get(contact.id) ?? [] }));
      after = end;
    }
  } catch (error) {
    throw toStorageError(error);
  }
}

/**
 * Opens the database below `dataDir` to read all of it, while a server may be using it.
 *
 * @throws StorageError when it cannot be read, also while its parts are
 */
export function openArchive(dataDir: string): Archive {
  try {
    const { db } = connect(dataDir, () => ({}));
    const given = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'contacts'").get();
    const lastId = Number(given?.['seq'] ?? 0);
    return {
      lastId,
      parts: readParts(db, lastId),
      audit: db.prepare('SELECT * FROM audit ORDER BY id').all().map(toAuditEntry),
      [Symbol.dispose]: () => db.close(),
    };
  } catch (error) {
    throw toStorageError(error);
  }
}
