import { parseArgs } from 'node:util';
import type { Settings } from '../settings/index.ts';
import { createSqliteStorage, hasDatabase, type Storage, StorageError } from '../storage/index.ts';
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

type Run = (storage: Storage, operand: string | undefined, options: Options) => Promise<string>;
interface Options {
  readonly format?: string | undefined;
  readonly olderThan?: string | undefined;
}

const DAY_MS = 86_400_000;

function wholeNumber(text: string | undefined, pattern: RegExp, expected: string): number {
  const number = pattern.exec(text ?? '')?.[1];
  if (number === undefined) throw new UsageError(expected);
  return Number(number);
}

const COMMANDS: Readonly<Record<string, Run>> = {
  list: async (storage) => toTable(await storage.list()),
  export: async (storage, _operand, { format }) => {
    if (format === 'csv') return toCsv(await storage.list());
    if (format === 'json') return toJson(await storage.list());
    throw new UsageError('export needs --format csv or --format json');
  },
  delete: async (storage, operand) => {
    const id = wholeNumber(operand, /^(\d{1,15})$/, 'delete needs the ID that the list shows');
    if (await storage.delete(id)) return `Erased request ${id}.\n`;
    throw new StorageError(`there is no request ${id}`);
  },
  prune: async (storage, _operand, { olderThan }) => {
    const days = wholeNumber(olderThan, /^(\d{1,5})d$/, 'prune needs --older-than with days, such as 365d');
    const count = await storage.prune(Date.now() - days * DAY_MS);
    return `Erased ${count} ${count === 1 ? 'request' : 'requests'} older than ${days} days.\n`;
  },
  backup: async (storage, operand) => {
    if (operand === undefined) throw new UsageError('backup needs the name of a new file');
    await storage.backup(operand);
    return `Wrote ${operand}.\n`;
  },
};

function parse(args: readonly string[]): { run: Run; operand: string | undefined; options: Options } {
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
  const [name = '', operand, ...rest] = parsed.positionals;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (run === undefined)
    throw new UsageError(name === '' ? 'a command is missing' : `unknown command ${name}`);
  if (rest.length > 0) throw new UsageError(`unexpected ${rest.join(' ')}`);
  return { run, operand, options: { format: parsed.values.format, olderThan: parsed.values['older-than'] } };
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
    const { run, operand, options } = parse(args);
    // An empty answer from the wrong folder would look like an answer.
    if (!hasDatabase(settings.dataDir))
      write.error(`There was no database in ${settings.dataDir}: is DATA_DIR that of the server?\n`);
    const storage = createSqliteStorage(settings.dataDir);
    try {
      write.out(await run(storage, operand, options));
    } finally {
      await storage.close();
    }
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
