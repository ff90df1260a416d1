/** The middle of the values; not a number when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle of several measurements, each of their numbers for itself. */
export function medians<Name extends string>(
  measurements: readonly Readonly<Record<Name, number>>[],
): Readonly<Record<Name, number>> {
  const names = Object.keys(measurements[0] ?? {}) as Name[];
  const middles = names.map((name) => [name, median(measurements.map((one) => one[name]))]);
  return Object.fromEntries(middles) as Record<Name, number>;
}

/** Says of a value whether it is as wanted; one that is not has the command end with 1. */
function judged(value: number, wanted: string, isMissed: boolean, digits: number): string {
  if (isMissed) process.exitCode = 1;
  return `${value.toFixed(digits)} (${wanted}${isMissed ? ', MISSED' : ''})`;
}

/** Holds a measured value against its limit, and says so. */
export const against = (value: number, limit: number, digits = 0): string =>
  judged(value, `at most ${limit}`, !(value <= limit), digits);

/** Holds a measured value against the least that is wanted, and says so. */
export const atLeast = (value: number, goal: number, digits = 0): string =>
  judged(value, `at least ${goal}`, !(value >= goal), digits);
