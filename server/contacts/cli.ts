import { parseArgs } from 'node:util';
import { SettingsError } from '../settings/index.ts';
import { hasDatabase, openStorage, StorageError, type StorageSettings } from '../storage/index.ts';
import type { Ask } from './ask.ts';
import { type Command, COMMANDS, type Given, OPTIONS, UsageError } from './commands.ts';
import { type Environment, takenByNpm } from './npm.ts';
import { USAGE } from './usage.ts';

/** Tells options and other words apart. */
function split(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options: OPTIONS });
  } catch (error) {
    // Node's advice on words that begin with a hyphen fits no command.
    throw new UsageError(String(error instanceof Error ? error.message : error).replace(/\. .*/s, ''));
  }
}

/** Reads a command line; whatever the command does not know is refused. */
function parse(args: readonly string[]): { command: Command; given: Given } {
  const { tokens, positionals, values } = split(args);
  const options = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
  // Otherwise only the last one would count.
  const twice = options.find((option, index) => options.indexOf(option) < index);
  if (twice !== undefined) throw new UsageError(`${twice} is given twice`);
  const [name = '', ...operands] = positionals;
  if (name === '') throw new UsageError('a command is missing');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`unknown command ${name}`);
  const taken: readonly string[] = command.options ?? [];
  const surplus = [
    ...operands.slice(command.operand ? 1 : 0),
    ...Object.keys(values)
      .filter((option) => !taken.includes(option))
      .map((option) => `--${option}`),
  ];
  if (surplus.length > 0) throw new UsageError(`unexpected ${surplus.join(' ')}`);
  const { suspected = false, ...text } = values;
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
      // The reason last: in a small window what comes before the usage scrolls out of sight.
      write.error(`${USAGE}\n${error.message}\n`);
      return 2;
    }
    if (!(error instanceof StorageError) && !(error instanceof SettingsError)) throw error;
    write.error(`${isBegun ? 'what was written is not all: ' : ''}${error.message}\n`);
    return 1;
  }
}
