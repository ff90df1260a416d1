/** What a list item may carry for sorting. */
export interface Sortable {
  readonly sort?: number | undefined;
  readonly id?: string | undefined;
}

/** An id's number; an id that is not a number comes after all that are, so that any mix has one order. */
function numberOf(id: string): number {
  const number = Number(id);
  return Number.isNaN(number) ? Infinity : number;
}

/** Ids that are numbers compare as numbers (`2` before `10`), others by code unit. */
function compareIds(a: string, b: string): number {
  // Compared for equality first: infinity minus infinity is not a number.
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
 * @returns a new array; the one passed in is left unchanged
 */
export function sortItems<T extends Sortable>(items: readonly T[]): T[] {
  return items.toSorted(
    (a, b) => comparePresent(a.sort, b.sort, (x, y) => x - y) || comparePresent(a.id, b.id, compareIds),
  );
}
