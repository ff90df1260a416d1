/** The median of the values; `NaN` when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each number over several measurements. */
export function medians<Name extends string>(
  measurements: readonly Readonly<Record<Name, number>>[],
): Readonly<Record<Name, number>> {
  const names = Object.keys(measurements[0] ?? {}) as Name[];
  const middles = names.map((name) => [name, median(measurements.map((one) => one[name]))]);
  return Object.fromEntries(middles) as Record<Name, number>;
}

/** Says whether a value is within its limit; if not, the command ends with exit code 1. */
function judged(value: number, wanted: string, isMissed: boolean, digits: number): string {
  if (isMissed) process.exitCode = 1;
  return `${value.toFixed(digits)} (${wanted}${isMissed ? ', MISSED' : ''})`;
}

/** A measured value beside the most that it may be. */
export const against = (value: number, limit: number, digits = 0): string =>
  judged(value, `at most ${limit}`, !(value <= limit), digits);

/** A measured value beside the least that it may be. */
export const atLeast = (value: number, goal: number, digits = 0): string =>
  judged(value, `at least ${goal}`, !(value >= goal), digits);
