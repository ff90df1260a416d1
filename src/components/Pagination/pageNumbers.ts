/** How many places the numbers take, gaps included: always the same, so that nothing moves under the pointer. */
const PLACES = 7;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The pages to offer: the current one, those around it, the first, the last, and `undefined` for a gap of two or more.
 *
 * @param page the current one, counted from 1
 * @param count how many there are
 */
export function pageNumbers(page: number, count: number): (number | undefined)[] {
  if (count <= PLACES) return range(1, count);
  const atEdge = PLACES - 2;
  if (page < atEdge) return [...range(1, atEdge), undefined, count];
  if (page > count - atEdge + 1) return [1, undefined, ...range(count - atEdge + 1, count)];
  return [1, undefined, page - 1, page, page + 1, undefined, count];
}
