import { closest, distance } from 'fastest-levenshtein';

/** How many names are still readable in one line. */
const FEW = 12;

/** A hint for an unknown name: the closest known one, or all of them when they are few. */
export function hintOf(name: string, known: readonly string[]): string {
  if (known.length === 0) return ', nor any other';
  const nearest = closest(name, known);
  // The TypeScript compiler uses the same distance for its suggestions.
  if (distance(name, nearest) <= name.length * 0.4) return `: did you mean '${nearest}'?`;
  return known.length <= FEW ? `: there is ${known.join(', ')}` : '';
}
