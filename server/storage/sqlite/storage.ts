import { setImmediate as turn } from 'node:timers/promises';
import { auditDetail, isMeant, pruneDetail } from '../erasure.ts';
import {
  type AuditEntry,
  type ErasureTarget,
  type NewContact,
  type Storage,
  StorageError,
  type SubmitOptions,
  type SubmitResult,
} from '../types.ts';
import { createBatcher, type Outcome } from './batch.ts';
import { copyDatabase } from './copy.ts';
import { fullDisk, isOfStorage, toStorageError } from './errors.ts';
import { createSessions, type Session, type SessionOptions, truncateLog } from './session.ts';
import type { Statements } from './statements.ts';
import { submitInTransaction } from './submit.ts';

/**
 * How many requests are erased in one transaction, during which no other can be stored: all at once would need as much space
 * again on the disk, in SQLite's log, as they take.
 */
const ERASE_AT_ONCE = 1_000;

/** Options; all but `onNew` are for tests. */
export interface SqliteOptions extends SessionOptions {
  /** Returns the time in milliseconds since 1970. */
  readonly now?: () => number;
}

interface Submit {
  readonly contact: NewContact;
  readonly submitOptions: SubmitOptions;
}

/** One submit among others: its own error does not affect the others. */
function submitOne(
  { db, statements, secret }: Session,
  { contact, submitOptions }: Submit,
  now: number,
): Outcome<SubmitResult> {
  db.exec('SAVEPOINT one');
  try {
    const result = submitInTransaction({ statements, secret, now }, contact, submitOptions);
    db.exec('RELEASE one');
    return { ok: true, result };
  } catch (error) {
    if (isOfStorage(error)) throw error;
    db.exec('ROLLBACK TO one; RELEASE one');
    return { ok: false, error: toStorageError(error) };
  }
}

const inTheLog = () =>
  new StorageError(
    'it is erased, but its text stands in plinth.db-wal while another process reads it: end that one and do this again',
  );

/** The ids of the requests that are to be erased. */
function meant(statements: Statements, target: ErasureTarget): number[] {
  if ('id' in target) return [target.id];
  const ids: number[] = [];
  for (const contact of statements.everyContact())
    if (isMeant(contact, target.field, target.value)) ids.push(contact.id);
  return ids;
}

/** The storage in a SQLite database below `dataDir`; see {@link createSessions} for what it survives. */
export function createSqliteStorage(dataDir: string, options: SqliteOptions = {}): Storage {
  const { now = Date.now } = options;
  const { use, transact, emptyLog, hasRoom, close } = createSessions(dataDir, options);

  const submitTogether = createBatcher((items: readonly Submit[]) =>
    transact((current) => items.map((item) => submitOne(current, item, now()))),
  );

  const record = (statements: Statements, action: AuditEntry['action'], count: number, detail: string) =>
    statements.record.run(now(), action, count, detail);

  /** Erases a part. While another process reads, the log grows: later parts do not wait until it is empty. */
  const erasePart = async (work: (statements: Statements) => number): Promise<number> => {
    // Visitors are served in between.
    await turn();
    const changes = await transact(({ statements }) => work(statements));
    await use(truncateLog);
    return changes;
  };
  return {
    contacts: {
      submit: (contact, submitOptions) => submitTogether({ contact, submitOptions }),
      list: ({ suspected = false, purpose = 'list', after = 0, limit } = {}) =>
        transact(({ statements }) => {
          if (after === 0)
            record(statements, purpose, statements.count(suspected), suspected ? 'suspected' : '');
          return statements.contacts(suspected, after, limit);
        }),
      async erase(target) {
        const ids = await use(({ statements }) => meant(statements, target));
        let total = 0;
        do {
          const part = ids.splice(0, ERASE_AT_ONCE);
          total += await erasePart((statements) => {
            const count = part.reduce((sum, id) => sum + Number(statements.delete.run(id).changes), 0);
            record(statements, 'erase', count, auditDetail(target));
            return count;
          });
        } while (ids.length > 0);
        if (!(await emptyLog())) throw inTheLog();
        return total;
      },
    },
    outbox: {
      take: (channel, variant, leaseMs) =>
        transact(({ statements }) => {
          const row = statements.take(channel, variant, now(), leaseMs);
          return row && statements.toNotification(row);
        }),
      settle: ({ id, token }, settlement) =>
        transact(({ statements }) => {
          if (settlement.end === 'told') return statements.told.run(id, token).changes > 0;
          const { end, reason } = settlement;
          const at = now();
          const dueAt = at + (end === 'later' ? settlement.afterMs : 0);
          return statements.postpone.run(id, token, dueAt, end === 'dead' ? 1 : 0, reason, at).changes > 0;
        }),
      list: () => use(({ statements }) => statements.outbox()),
      retry: (which) =>
        transact(({ statements }) =>
          Number(statements.retry.run(now(), which === 'all' ? null : which).changes),
        ),
    },
    maintenance: {
      async check() {
        await use(({ db }) => {
          // Fails where a request would fail, and changes nothing. For a read-only file SQLite grants the write lock all the
          // same, and refuses only the write.
          db.exec('BEGIN IMMEDIATE; DELETE FROM contacts WHERE false; ROLLBACK');
        });
        // That writes nothing, so it does not notice a full disk.
        if (!hasRoom()) throw fullDisk();
      },
      async prune(ageMs, reason, which = 'all') {
        const before = now() - ageMs;
        let total = 0;
        let count: number;
        do {
          count = await erasePart((statements) => {
            const { changes } = statements.prune.run(before, which === 'suspected' ? 1 : 0, ERASE_AT_ONCE);
            // It looks every hour by itself: a failure needs no report.
            if (changes > 0 || (reason === 'prune' && total === 0))
              record(statements, reason, Number(changes), pruneDetail(ageMs, which));
            return Number(changes);
          });
          total += count;
        } while (count === ERASE_AT_ONCE);
        // It will be asked again for the log.
        if (!(await emptyLog()) && reason === 'prune') throw inTheLog();
        return total;
      },
      async forget() {
        await transact(({ statements }) => statements.forget(now()));
        return emptyLog();
      },
      async backup(file) {
        const { db, statements } = await use((current) => current);
        await copyDatabase(db, file);
        // A disk that accepts no further line is the very case for which copies are made.
        await use(() => record(statements, 'backup', 0, '')).catch(() => undefined);
      },
      audit: () => use(({ statements }) => statements.audit()),
    },
    close: async () => close(),
  };
}
