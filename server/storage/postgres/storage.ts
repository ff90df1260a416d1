import { randomUUID } from 'node:crypto';
import { auditDetail, isMeant, pruneDetail } from '../erasure.ts';
import { LONGEST_DELAY_MS, SUBMIT_WAIT_MS } from '../limits.ts';
import { toAuditEntry, toContact, toNotification, toOutboxEntry } from '../rows.ts';
import {
  type AuditEntry,
  type ErasureTarget,
  type Storage,
  StorageError,
  type StoredContact,
} from '../types.ts';
import { epochMs, forget, milliseconds } from './limits.ts';
import { NEEDED_VERSION } from './migrations.ts';
import { type ConnectionOptions, createConnections, LONG_WORK, type Query } from './pool.ts';
import { addressSecret } from './secret.ts';
import { submitInTransaction } from './submit.ts';

const CONTACT = `contacts.id AS id, uid, ${epochMs('received_at')} AS received_at, language, variant, suspected,
  company_name, name, mobile, line_id, description`;

async function record(query: Query, action: AuditEntry['action'], count: number, detail: string) {
  await query('INSERT INTO audit (at, action, count, detail) VALUES (clock_timestamp(), $1, $2, $3)', [
    action,
    count,
    detail,
  ]);
}

/** How many requests are searched at a time: together they may not fit in memory. */
const AT_ONCE = 500;

/** Gives up in time to tell the visitor; the next try finds what the database did in the end. */
async function withinWait<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StorageError('the contact database does not work: it takes too long')),
      SUBMIT_WAIT_MS,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The ids of the requests that are to be erased. */
async function meant(query: Query, target: ErasureTarget): Promise<readonly number[]> {
  if ('id' in target) return [target.id];
  const ids: number[] = [];
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await query(`SELECT ${CONTACT} FROM contacts WHERE id > $1 ORDER BY id LIMIT $2`, [
      last,
      AT_ONCE,
    ]);
    const contacts: StoredContact[] = rows.map(toContact);
    ids.push(
      ...contacts.filter((contact) => isMeant(contact, target.field, target.value)).map(({ id }) => id),
    );
    last = contacts.at(-1)?.id;
  }
  return ids;
}

/**
 * The storage in a PostgreSQL database, shared by all servers that are given its address. It keeps nothing in a session, and
 * locks only rows and unique keys, so that poolers in transaction mode and distributed engines of the same protocol work, too.
 * Erased data stays in the server's own files until it vacuums them, and in its backups.
 *
 * @param url `postgres://…`, as `DATABASE_URL` has it; the tables are there (`migrate`)
 */
export function createPostgresStorage(url: string, options: ConnectionOptions = {}): Storage {
  const connections = createConnections(url, options);
  const slow = createConnections(url, { ...options, ...LONG_WORK });
  const { transact } = connections;
  const secret = addressSecret(url);

  return {
    contacts: {
      submit: (contact, submitOptions) =>
        withinWait(
          transact((query) => submitInTransaction(query, secret, contact, submitOptions), {
            // A key that is sent twice is recognised the second time.
            repeatable: submitOptions.submitKey !== undefined,
          }),
        ),
      list: ({ suspected = false, purpose = 'list', after = 0, limit = null } = {}) =>
        slow.transact(async (query) => {
          if (after === 0) {
            const [row] = await query('SELECT count(*) AS count FROM contacts WHERE suspected = $1', [
              suspected,
            ]);
            await record(query, purpose, Number(row?.['count']), suspected ? 'suspected' : '');
          }
          const rows = await query(
            `SELECT ${CONTACT} FROM contacts WHERE suspected = $1 AND id > $2 ORDER BY id LIMIT $3`,
            [suspected, after, limit],
          );
          return rows.map(toContact);
        }),
      erase: (target) =>
        slow.transact(async (query) => {
          const ids = await meant(query, target);
          const rows = await query('DELETE FROM contacts WHERE id = ANY($1::bigint[]) RETURNING id', [ids]);
          await record(query, 'erase', rows.length, auditDetail(target));
          return rows.length;
        }),
    },
    outbox: {
      take: (channel, variant, leaseMs) =>
        transact(async (query) => {
          const [row] = await query(
            `UPDATE outbox SET due_at = clock_timestamp() + ${milliseconds('$1')}, lease = $2, attempts = attempts + 1
             WHERE id = (SELECT id FROM outbox WHERE channel = $3 AND NOT dead AND
                           (due_at <= clock_timestamp() OR due_at > clock_timestamp() + ${milliseconds('$4')}) AND
                           EXISTS (SELECT 1 FROM contacts WHERE contacts.id = contact_id AND variant = $5)
                         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
             RETURNING id, contact_id, channel, attempts, lease`,
            [leaseMs, randomUUID(), channel, LONGEST_DELAY_MS, variant],
          );
          if (row === undefined) return undefined;
          const [contact] = await query(`SELECT ${CONTACT} FROM contacts WHERE id = $1`, [row['contact_id']]);
          return contact && toNotification(row, toContact(contact));
        }),
      settle: ({ id, token }, settlement) =>
        transact(async (query) => {
          if (settlement.end === 'told') {
            const gone = await query('DELETE FROM outbox WHERE id = $1 AND lease = $2 RETURNING id', [
              id,
              token,
            ]);
            return gone.length > 0;
          }
          const afterMs = settlement.end === 'later' ? settlement.afterMs : 0;
          // A notification for which `retry` was called meanwhile is due now.
          const rows = await query(
            `UPDATE outbox SET due_at = clock_timestamp() + CASE attempts WHEN 0 THEN interval '0' ELSE ${milliseconds('$3')} END,
               dead = $4 AND attempts > 0, reason = $5, lease = NULL
             WHERE id = $1 AND lease = $2 RETURNING id`,
            [id, token, afterMs, settlement.end === 'dead', settlement.reason],
          );
          return rows.length > 0;
        }),
      list: () =>
        slow.transact(async (query) => {
          const rows = await query(
            `SELECT id, contact_id, channel, attempts, dead, ${epochMs('due_at')} AS due_at, reason
             FROM outbox ORDER BY id`,
          );
          return rows.map(toOutboxEntry);
        }),
      retry: (which) =>
        slow.transact(async (query) => {
          // A notification that is being sent stays with its sender: due now, it would be sent twice.
          const rows = await query(
            `UPDATE outbox SET due_at = CASE WHEN lease IS NULL THEN clock_timestamp() ELSE due_at END,
               dead = false, attempts = 0, reason = ''
             WHERE $1::bigint IS NULL OR id = $1 RETURNING id`,
            [which === 'all' ? null : which],
          );
          return rows.length;
        }),
    },
    maintenance: {
      check: () =>
        transact(async (query) => {
          // A shared lock, which a read-only server refuses, as it would refuse a request.
          const [row] = await query('SELECT version FROM schema_version WHERE id = 1 FOR SHARE');
          if (Number(row?.['version'] ?? 0) < NEEDED_VERSION)
            throw new StorageError(`the contact database is of an older release: run 'npm run migrate'`);
        }),
      prune: (ageMs, reason, which = 'all') =>
        slow.transact(async (query) => {
          const rows = await query(
            `DELETE FROM contacts WHERE received_at < clock_timestamp() - ${milliseconds('$1')}
               AND (suspected OR $2) RETURNING id`,
            [ageMs, which === 'all'],
          );
          // It looks every hour by itself: a failure needs no report.
          if (reason === 'prune' || rows.length > 0)
            await record(query, reason, rows.length, pruneDetail(ageMs, which));
          return rows.length;
        }),
      forget: () => slow.transact(forget).then(() => true),
      async backup() {
        throw new StorageError(
          'backup copies an SQLite database; PostgreSQL has tools of its own: pg_dump --format=custom "$DATABASE_URL"',
        );
      },
      audit: () =>
        slow.transact(async (query) => {
          const rows = await query(
            `SELECT ${epochMs('at')} AS at, action, count, detail FROM audit ORDER BY id`,
          );
          return rows.map(toAuditEntry);
        }),
    },
    async close() {
      await Promise.all([connections.close(), slow.close()]);
    },
  };
}
