import { connect } from './sqlite/connection.ts';
import { toStorageError } from './sqlite/errors.ts';
import { type Row, toAuditEntry, toContact, toOutboxEntry } from './rows.ts';
import type { AuditEntry, OutboxEntry, StoredContact } from './types.ts';

/** A request with what is not shown to anybody: the form of its key by which it is known again. */
export interface ArchivedContact extends StoredContact {
  readonly submitKey: Uint8Array | null;
  readonly outbox: readonly OutboxEntry[];
}

/** Everything that an SQLite database keeps for longer than a minute, as it was at one moment. */
export interface Archive {
  readonly contacts: readonly ArchivedContact[];
  readonly audit: readonly AuditEntry[];
}

function submitKey(row: Row): Uint8Array | null {
  const key = row['submit_key'];
  return key instanceof Uint8Array ? key : null;
}

function read(dataDir: string): Archive {
  const { db } = connect(dataDir, () => undefined);
  try {
    db.exec('BEGIN');
    const outbox = db.prepare('SELECT * FROM outbox').all().map(toOutboxEntry);
    const byContact = Map.groupBy(outbox, ({ contactId }) => contactId);
    const rows = db.prepare('SELECT * FROM contacts ORDER BY id').all();
    const audit = db.prepare('SELECT * FROM audit ORDER BY id').all().map(toAuditEntry);
    db.exec('COMMIT');
    const contacts = rows.map((row) => {
      const contact = toContact(row);
      return { ...contact, submitKey: submitKey(row), outbox: byContact.get(contact.id) ?? [] };
    });
    return { contacts, audit };
  } finally {
    db.close();
  }
}

/**
 * Reads the database below `dataDir`, while a server may be using it.
 *
 * @throws StorageError when it cannot be read
 */
export function readArchive(dataDir: string): Archive {
  try {
    return read(dataDir);
  } catch (error) {
    throw toStorageError(error);
  }
}
