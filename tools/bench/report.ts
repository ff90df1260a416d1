import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The middle of the values; not a number when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Writes what a section measured to `dist/bench/<section>.json`. */
export function writeResults(root: string, section: string, results: unknown): void {
  const folder = join(root, 'dist/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${section}.json`), `${JSON.stringify(results, null, 1)}\n`);
}

/** A measured value beside its limit, and whether it was missed. */
export function against(value: number, limit: number, digits = 0): string {
  return `${value.toFixed(digits)} (at most ${limit}${value > limit ? ', MISSED' : ''})`;
}
