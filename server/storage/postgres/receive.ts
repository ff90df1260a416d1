import type { Archive, ArchivedContact } from '../archive.ts';
import type { AuditEntry } from '../types.ts';
import { migrate } from './migrations.ts';
import type { Connections, Query } from './pool.ts';

/** The result of a copy. */
export interface Received {
  /** Requests that were not there before. */
  readonly added: number;
  /** Requests of the archive that are in the database now. */
  readonly present: number;
  /** Requests read from the archive. */
  readonly total: number;
}

const COLUMNS = `uid, received_at, language, variant, suspected, company_name, name, mobile, line_id, description, submit_key`;

/** Writes a request, under its own id unless another request has that; undefined where it is already there. */
async function addContact(query: Query, contact: ArchivedContact): Promise<number | undefined> {
  const values = [
    contact.uid,
    contact.receivedAt,
    contact.language,
    contact.variant,
    contact.suspected,
    contact.companyName,
    contact.name,
    contact.mobile,
    contact.lineId,
    contact.description,
    contact.submitKey && Buffer.from(contact.submitKey),
  ];
  const [known] = await query('SELECT id FROM contacts WHERE uid = $1 OR submit_key = $2', [
    contact.uid,
    values.at(-1),
  ]);
  if (known) return undefined;
  const [kept] = await query(
    `INSERT INTO contacts (${COLUMNS}, id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT DO NOTHING RETURNING id`,
    [...values, contact.id],
  );
  const [added] = kept
    ? [kept]
    : await query(
        `INSERT INTO contacts (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT DO NOTHING RETURNING id`,
        values,
      );
  return added && Number(added['id']);
}

/** Writes a request with its pending notifications, both or neither. */
async function add(query: Query, contact: ArchivedContact): Promise<boolean> {
  const id = await addContact(query, contact);
  if (id === undefined) return false;
  for (const { channel, attempts, state, at, reason } of contact.outbox) {
    await query(
      'INSERT INTO outbox (contact_id, channel, attempts, dead, due_at, reason) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, channel, attempts, state === 'given up', at, reason],
    );
  }
  return true;
}

/** Writes the audit log's lines that are not there yet. */
async function addAudit(query: Query, { at, action, count, detail }: AuditEntry): Promise<void> {
  await query(
    `INSERT INTO audit (at, action, count, detail)
     SELECT $1::timestamptz, $2::text, $3::integer, $4::text WHERE NOT EXISTS (
       SELECT 1 FROM audit WHERE at = $1::timestamptz AND action = $2 AND count = $3 AND detail = $4)`,
    [at, action, count, detail],
  );
}

/**
 * Copies an archive into the PostgreSQL database behind `connections`, which is brought up to date first. It can be interrupted
 * and repeated, and may run while servers use the database: existing data stays unchanged.
 */
export async function receiveArchive(
  connections: Connections,
  { lastId, parts, audit }: Archive,
): Promise<Received> {
  await migrate(connections);
  // First, so that requests that come in meanwhile do not take an id from the archive.
  await connections.transact((query) =>
    query(
      `SELECT setval(pg_get_serial_sequence('contacts', 'id'),
         greatest(nextval(pg_get_serial_sequence('contacts', 'id')), $1::bigint))`,
      [Math.max(1, lastId)],
    ),
  );
  let added = 0;
  let present = 0;
  let total = 0;
  for (const part of parts) {
    total += part.length;
    // Each in a transaction of its own: an interrupted copy continues after the last complete one.
    added += await connections.transact(async (query) => {
      let count = 0;
      for (const contact of part) if (await add(query, contact)) count += 1;
      return count;
    });
    const [row] = await connections.transact((query) =>
      query(
        'SELECT count(*) AS count FROM contacts WHERE uid = ANY($1::text[]) OR submit_key = ANY($2::bytea[])',
        [
          part.map(({ uid }) => uid),
          part.flatMap(({ submitKey }) => (submitKey === null ? [] : [Buffer.from(submitKey)])),
        ],
      ),
    );
    present += Number(row?.['count']);
  }
  await connections.transact(async (query) => {
    for (const entry of audit) await addAudit(query, entry);
  });
  return { added, present, total };
}
