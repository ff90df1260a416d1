import { parseArgs } from 'node:util';
import type { Settings } from '../settings/index.ts';
import {
  createSqliteStorage,
  hasDatabase,
  type Storage,
  StorageError,
  type StoredContact,
} from '../storage/index.ts';
import { toCsv, toJson, toTable } from './export.ts';

/** How to use the command. */
export const USAGE = `Usage: npm run contacts -- <command>

  list                          all contact requests as a table
  export --format csv|json      all of them on standard output
  delete ID                     erases one
  prune --older-than 365d       erases those older than so many days
  backup FILE                   writes a copy of the database while the server runs
  --help                        this text

DATA_DIR names the folder of the database, as for the server. Into a file, without the two lines that npm itself
writes: npm run --silent contacts -- export --format csv > contacts.csv
`;

/** The command line is wrong; the message says how. */
class UsageError extends Error {}

/** What a command line may carry beside the command. */
type Given = Partial<Record<'operand' | 'format' | 'older-than', string | undefined>>;

/** A command shows requests or changes something; what it does not take is refused, not passed over. */
type Command = { readonly takes?: keyof Given } & (
  | { show(contacts: readonly StoredContact[], given: Given): string }
  | { change(given: Given): (storage: Storage) => Promise<string> }
);

const DAY_MS = 86_400_000;

function wholeNumber(text: string | undefined, pattern: RegExp, expected: string): number {
  const number = pattern.exec(text ?? '')?.[1];
  if (number === undefined) throw new UsageError(expected);
  return Number(number);
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: { show: toTable },
  export: {
    takes: 'format',
    show(contacts, { format }) {
      if (format === 'csv') return toCsv(contacts);
      if (format === 'json') return toJson(contacts);
      throw new UsageError('export needs --format csv or --format json');
    },
  },
  delete: {
    takes: 'operand',
    change({ operand }) {
      const id = wholeNumber(operand, /^(\d{1,15})$/, 'delete needs the ID that the list shows');
      return async (storage) => {
        if (await storage.delete(id)) return `Erased request ${id}.\n`;
        throw new StorageError(`there is no request ${id}`);
      };
    },
  },
  prune: {
    takes: 'older-than',
    change({ 'older-than': age }) {
      const days = wholeNumber(age, /^(\d{1,5})d$/, 'prune needs --older-than with days, such as 365d');
      return async (storage) => {
        const count = await storage.prune(Date.now() - days * DAY_MS);
        return `Erased ${count} ${count === 1 ? 'request' : 'requests'} older than ${days} days.\n`;
      };
    },
  },
  backup: {
    takes: 'operand',
    change({ operand }) {
      if (operand === undefined) throw new UsageError('backup needs the name of a new file');
      return async (storage) => {
        await storage.backup(operand);
        return `Wrote ${operand}.\n`;
      };
    },
  },
};

function parse(args: readonly string[]): { command: Command; given: Given } {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string' }, 'older-than': { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [name = '', ...operands] = parsed.positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'a command is missing' : `unknown command ${name}`);
  const surplus = [
    ...operands.slice(command.takes === 'operand' ? 1 : 0),
    ...Object.keys(parsed.values)
      .filter((option) => option !== command.takes)
      .map((option) => `--${option}`),
  ];
  if (surplus.length > 0) throw new UsageError(`unexpected ${surplus.join(' ')}`);
  return { command, given: { ...parsed.values, operand: operands[0] } };
}

/** Runs a command on the database below `dataDir`; makes none where there is none. */
async function execute(command: Command, given: Given, dataDir: string, warn: (line: string) => void) {
  const work: (storage: Storage) => Promise<string> =
    'show' in command ? async (storage) => command.show(await storage.list(), given) : command.change(given);
  if (!hasDatabase(dataDir)) {
    const line = `there is no database in ${dataDir}: is DATA_DIR that of the server?`;
    if (!('show' in command)) throw new StorageError(line);
    // An empty answer from the wrong folder would look like an answer.
    warn(`${line}\n`);
    return command.show([], given);
  }
  const storage = createSqliteStorage(dataDir);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/**
 * Runs `npm run contacts -- …`.
 *
 * @param args the words after the command's name
 * @param write takes what goes to standard output and to standard error
 * @returns the exit code: 0, 1 when the work failed, 2 when the command line is wrong
 */
export async function runContacts(
  args: readonly string[],
  settings: Pick<Settings, 'dataDir'>,
  write: { out: (text: string) => void; error: (text: string) => void },
): Promise<number> {
  if (args.includes('--help')) {
    write.out(USAGE);
    return 0;
  }
  try {
    const { command, given } = parse(args);
    write.out(await execute(command, given, settings.dataDir, write.error));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      write.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof StorageError)) throw error;
    write.error(`${error.message}\n`);
    return 1;
  }
}
