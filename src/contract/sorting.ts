/** What a list item may carry to find its place. */
export interface Sortable {
  readonly sort?: number | undefined;
  readonly id?: string | undefined;
}

/** An id's number; what is none stands behind all that are, so that there is one order for any mix of both. */
function numberOf(id: string): number {
  const number = Number(id);
  return Number.isNaN(number) ? Infinity : number;
}

/** Ids that are numbers compare as numbers (`2` before `10`), others by code unit. */
function compareIds(a: string, b: string): number {
  // Two that are no numbers have no difference: infinity less infinity is not a number.
  return numberOf(a) - numberOf(b) || Number(a > b) - Number(a < b);
}

/** Items that carry the value come before those that do not; two without it are equal. */
function comparePresent<T>(a: T | undefined, b: T | undefined, compare: (a: T, b: T) => number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(a, b);
}

/**
 * Sorts ascending by `sort`, then by `id`, otherwise in the order received (rulings, 'Sorting').
 *
 * @returns a new array; the one given is left as it was
 */
export function sortItems<T extends Sortable>(items: readonly T[]): T[] {
  return items.toSorted(
    (a, b) => comparePresent(a.sort, b.sort, (x, y) => x - y) || comparePresent(a.id, b.id, compareIds),
  );
}
