import { closest, distance } from 'fastest-levenshtein';

/** How many names still help in one line. */
const FEW = 24;

/** A hint for an unknown name: the closest known one, the one that begins like it, or all of them when they are few. */
export function hintOf(name: string, known: readonly string[]): string {
  if (known.length === 0) return ', nor any other';
  const nearest = closest(name, known);
  // The TypeScript compiler uses the same distance for its suggestions.
  const isNear = distance(name, nearest) <= name.length * 0.4;
  const meant = isNear ? nearest : known.find((each) => each.toLowerCase().startsWith(name.toLowerCase()));
  if (meant !== undefined) return `: did you mean '${meant}'?`;
  return known.length <= FEW ? `: there is ${known.join(', ')}` : '';
}
