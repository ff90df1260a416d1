import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { CONTACT_FIELDS, type ContactField } from '@plinth/ui/contract';
import {
  copyArchive,
  type ErasureTarget,
  hasDatabase,
  olderThan,
  openArchive,
  openStorage,
  type Storage,
  StorageError,
  type StorageSettings,
} from '../storage/index.ts';
import { SettingsError } from '../settings/index.ts';
import { schemas } from '../settings/schema.ts';
import { type Ask, isWanted } from './ask.ts';
import { inParts, toAuditTable, toCsv, toJson, toOutboxTable, toTable } from './export.ts';
import { type Environment, takenByNpm } from './npm.ts';
import { USAGE } from './usage.ts';

/** The command line is wrong; the message says how. */
class UsageError extends Error {}

const OPTIONS = {
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
interface Given {
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
interface Command {
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

const COMMANDS: Readonly<Record<string, Command>> = {
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
        if ('id' in target && ask !== undefined && !(await isWanted(contacts, target.id, ask)))
          return 'Nothing was erased.\n';
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
        return `${count} ${count === 1 ? 'is' : 'are'} due now; the server tells within three minutes.\n`;
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
          throw new StorageError(
            `only ${present} of ${requests(total)} are in the new database: run it again`,
          );
        return `Copied ${requests(added)}; all ${total} are in the new database.\n`;
      };
    },
  },
};

function parse(args: readonly string[]): { command: Command; given: Given } {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, tokens: true, options: OPTIONS });
  } catch (error) {
    // Node's advice on words that begin with a hyphen fits no command.
    throw new UsageError(String(error instanceof Error ? error.message : error).replace(/\. .*/s, ''));
  }
  const options = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
  // Otherwise only the last one would count.
  const twice = options.find((option, index) => options.indexOf(option) < index);
  if (twice !== undefined) throw new UsageError(`${twice} is given twice`);
  const [name = '', ...operands] = parsed.positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'a command is missing' : `unknown command ${name}`);
  const taken: readonly string[] = command.options ?? [];
  const surplus = [
    ...operands.slice(command.operand ? 1 : 0),
    ...Object.keys(parsed.values)
      .filter((option) => !taken.includes(option))
      .map((option) => `--${option}`),
  ];
  if (surplus.length > 0) throw new UsageError(`unexpected ${surplus.join(' ')}`);
  const { suspected = false, ...text } = parsed.values;
  return { command, given: { text, suspected, operand: operands[0] } };
}

/** Runs a command on the storage that the settings name; never creates one. */
async function* execute(
  command: Command,
  given: Given,
  settings: StorageSettings,
  ask: Ask | undefined,
): AsyncGenerator<string> {
  const work = command.prepare(given);
  // An empty list from the wrong folder would look like a real answer.
  if (!hasDatabase(settings))
    throw new StorageError(`there is no database in ${settings.dataDir}: is DATA_DIR that of the server?`);
  const storage = openStorage(settings);
  try {
    const said = work(storage, settings, ask);
    yield* said instanceof Promise ? [said] : said;
  } finally {
    await storage.close();
  }
}

/**
 * Runs `npm run contacts -- …`.
 *
 * @param args the words after the command's name
 * @param write writes to standard output, which may be awaited, and to standard error, and asks before a request is erased
 * @param environment shows what npm made of the command line
 * @returns the exit code: 0, 1 when the work failed, 2 when the command line is wrong
 */
export async function runContacts(
  args: readonly string[],
  settings: StorageSettings,
  write: { out: (text: string) => unknown; error: (text: string) => void; ask?: Ask | undefined },
  environment: Environment = {},
): Promise<number> {
  if (args.includes('--help')) {
    await write.out(USAGE);
    return 0;
  }
  let isBegun = false;
  try {
    const taken = takenByNpm(Object.keys(OPTIONS), environment);
    if (taken !== undefined)
      throw new UsageError(`npm took --${taken} for itself: write npm run contacts -- before the command`);
    const { command, given } = parse(args);
    for await (const text of execute(command, given, settings, write.ask)) {
      await write.out(text);
      isBegun = true;
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      write.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof StorageError) && !(error instanceof SettingsError)) throw error;
    write.error(`${isBegun ? 'what was written is not all: ' : ''}${error.message}\n`);
    return 1;
  }
}
