import { closest, distance } from 'fastest-levenshtein';

/** How many names can still be read in one line. */
const FEW = 12;

/** What was meant by a name that nobody knows: the one that is near it, or all that there are where they are few. */
export function hintOf(name: string, known: readonly string[]): string {
  if (known.length === 0) return ', nor any other';
  const nearest = closest(name, known);
  // As near as names have to be for the TypeScript compiler.
  if (distance(name, nearest) <= name.length * 0.4) return `: did you mean '${nearest}'?`;
  return known.length <= FEW ? `: there is ${known.join(', ')}` : '';
}
