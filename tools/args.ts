/** The values of an option, with commas between them. */
export const listOf = (given = ''): string[] => given.split(',').filter((value) => value !== '');

/**
 * Those of the known values that were asked for, in the order of what is known; all of them where none was.
 *
 * @param name what is chosen, as the command line calls it
 * @throws Error in one line when something unknown was asked for
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
