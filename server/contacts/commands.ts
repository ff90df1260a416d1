import * as v from 'valibot';
import { CONTACT_FIELDS, type ContactField } from '@plinth/ui/contract';
import { schemas } from '../settings/schema.ts';
import {
  copyArchive,
  type ErasureTarget,
  olderThan,
  openArchive,
  type Storage,
  StorageError,
  type StorageSettings,
} from '../storage/index.ts';
import { type Ask, isWanted } from './ask.ts';
import { inParts, toAuditTable, toCsv, toJson, toOutboxTable, toTable } from './export.ts';

/** The command line is wrong; the message says how. */
export class UsageError extends Error {}

/** The options of all commands. */
export const OPTIONS = {
  format: { type: 'string' },
  suspected: { type: 'boolean' },
  'older-than': { type: 'string' },
  retry: { type: 'string' },
  to: { type: 'string' },
  companyName: { type: 'string' },
  name: { type: 'string' },
  mobile: { type: 'string' },
  lineId: { type: 'string' },
  description: { type: 'string' },
} as const satisfies Readonly<Record<string, { type: 'string' | 'boolean' }>> &
  Readonly<Record<ContactField, { type: 'string' }>>;

type Option = keyof typeof OPTIONS;

/** What a command line has besides the command. */
export interface Given {
  readonly operand?: string | undefined;
  readonly text: Readonly<Partial<Record<Option, string>>>;
  readonly suspected: boolean;
}

/** Works on the storage and returns the output, at once or in parts. */
type Work = (
  storage: Storage,
  settings: StorageSettings,
  ask: Ask | undefined,
) => Promise<string> | AsyncIterable<string>;

/** A command; unknown options are refused, not ignored. */
export interface Command {
  readonly operand?: true;
  readonly options?: readonly Option[];
  /** Reads the arguments, and throws when they are wrong. */
  prepare(given: Given): Work;
}

const DAY_MS = 86_400_000;

function wholeNumber(text: string | undefined, pattern: RegExp, expected: string): number {
  const number = pattern.exec(text ?? '')?.[1];
  if (number === undefined) throw new UsageError(expected);
  return Number(number);
}

const ID = /^(\d{1,15})$/;

const requests = (count: number, kind = ''): string =>
  `${count} ${kind}${count === 1 ? 'request' : 'requests'}`;

function exporter(format: string | undefined): typeof toCsv {
  if (format === 'csv') return toCsv;
  if (format === 'json') return toJson;
  throw new UsageError('export needs --format csv or --format json');
}

function erasureTarget({ operand, text }: Given): ErasureTarget {
  const expected = 'delete needs the ID that the list shows, or one field such as --name TEXT';
  const fields = CONTACT_FIELDS.flatMap((field) => {
    const value = text[field];
    return value === undefined ? [] : [{ field, value }];
  });
  const [field, ...others] = fields;
  if (field === undefined) return { id: wholeNumber(operand, ID, expected) };
  if (operand !== undefined || others.length > 0 || field.value.trim() === '') throw new UsageError(expected);
  return field;
}

/** What `npm run contacts` can do, by its first word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    options: ['suspected'],
    prepare:
      ({ suspected }) =>
      ({ contacts }) =>
        toTable(inParts(contacts, { suspected }), suspected),
  },
  export: {
    options: ['format', 'suspected'],
    prepare({ text: { format }, suspected }) {
      const write = exporter(format);
      return ({ contacts }) => write(inParts(contacts, { suspected, purpose: 'export' }));
    },
  },
  delete: {
    operand: true,
    options: CONTACT_FIELDS,
    prepare(given) {
      const target = erasureTarget(given);
      return async ({ contacts }, _settings, ask) => {
        if (ask !== undefined && !(await isWanted(contacts, target, ask))) return 'Nothing was erased.\n';
        const count = await contacts.erase(target);
        if ('field' in target) return `Erased ${requests(count)}.\n`;
        if (count === 0) throw new StorageError(`there is no request ${target.id}`);
        return `Erased request ${target.id}.\n`;
      };
    },
  },
  prune: {
    options: ['older-than', 'suspected'],
    prepare({ text, suspected }) {
      // Not 0, as in CONTACT_RETENTION_DAYS: it would erase everything.
      const expected = 'prune needs --older-than with one day or more, such as 365d';
      const ageMs = DAY_MS * wholeNumber(text['older-than'], /^(?!0+d)(\d{1,5})d$/, expected);
      return async ({ maintenance }) => {
        const count = await maintenance.prune(ageMs, 'prune', suspected ? 'suspected' : 'all');
        return `Erased ${requests(count, suspected ? 'suspected ' : '')} ${olderThan(ageMs)}.\n`;
      };
    },
  },
  outbox: {
    options: ['retry'],
    prepare({ text: { retry } }) {
      if (retry === undefined) return async ({ outbox }) => toOutboxTable(await outbox.list());
      const which = retry === 'all' ? retry : wholeNumber(retry, ID, 'outbox --retry needs an ID or all');
      return async ({ outbox }) => {
        const count = await outbox.retry(which);
        if (count === 0 && which === 'all') return toOutboxTable([]);
        if (count === 0) throw new StorageError(`there is no notification ${which}`);
        return `${count} ${count === 1 ? 'notification is' : 'notifications are'} due now; the running server sends what is due within three minutes.\n`;
      };
    },
  },
  audit: {
    prepare:
      () =>
      async ({ maintenance }) =>
        toAuditTable(await maintenance.audit()),
  },
  backup: {
    operand: true,
    prepare({ operand = '' }) {
      // `-` would become a file of that name: SQLite cannot write to a stream.
      if (['', '-'].includes(operand)) throw new UsageError('backup needs the name of a new file');
      return async ({ maintenance }) => {
        await maintenance.backup(operand);
        return `Wrote ${operand}.\n`;
      };
    },
  },
  copy: {
    options: ['to'],
    prepare({ text: { to = '' } }) {
      if (!v.is(schemas.DATABASE_URL, to))
        throw new UsageError(
          'copy needs --to with an address such as postgres://user:password@host:5432/database',
        );
      return async (_storage, { dataDir, databaseUrl }) => {
        if (databaseUrl !== undefined)
          throw new StorageError('copy reads SQLite in DATA_DIR: run it without DATABASE_URL');
        using archive = openArchive(dataDir);
        const { added, present, total } = await copyArchive(to, archive, '--to');
        if (present !== total)
          throw new StorageError(`the new database has only ${present} of ${requests(total)}: run it again`);
        return `Copied ${requests(added)}; the new database has everything, ${requests(total)} in all.\n`;
      };
    },
  },
};
