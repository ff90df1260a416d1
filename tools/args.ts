import { type ParseArgsConfig, parseArgs as parse } from 'node:util';

/** Ends a command that cannot do what was requested: one line on standard error, exit code 1. */
export function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Ends a command whose output cannot be written: silently if its reader has closed the pipe, as `head` does. */
export function endWhereUnread(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EPIPE' ? process.exit() : refuse(error),
  );
}

/** Reads a command line; where that throws, the command ends as {@link refuse} says. */
export function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error);
  }
}

/** Node's function of this name, except that its error is one line and names the known options. */
export function parseArgs<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parse<T>> {
  try {
    return parse(config);
  } catch (error) {
    // The rest of the message is advice on arguments that begin with a hyphen; there are none.
    const reason = String(error instanceof Error ? error.message : error).replace(/\. .*/s, '');
    const names = Object.keys(config.options ?? {}).join(', --');
    throw new Error(`${reason}. The options are --${names}.`, { cause: error });
  }
}

/** Refuses any argument, for a command that takes none. */
export function refuseArguments(): void {
  const [odd] = process.argv.slice(2);
  if (odd !== undefined)
    refuse(`There is no argument '${odd}' here: settings come from the environment, such as PORT=3000.`);
}

/** The values of an option, with commas between them. */
export const listOf = (given = ''): string[] => given.split(',').filter((value) => value !== '');

/**
 * The requested ones of the known values, in the order of the known ones; all if none was requested.
 *
 * @param name what is chosen, as the command line calls it
 * @throws Error in one line when an unknown value was requested
 */
export function choose<T extends string>(
  name: string,
  asked: readonly string[],
  known: readonly T[],
): readonly T[] {
  const odd = asked.find((value) => known.every((one) => one !== value));
  if (odd !== undefined) throw new Error(`${name} must be one of ${known.join(', ')}, but is '${odd}'.`);
  return asked.length === 0 ? known : known.filter((one) => asked.includes(one));
}
