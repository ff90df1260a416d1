/** How many places the numbers take, gaps included: always as many, so that nothing moves under the pointer. */
const PLACES = 7;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The pages to offer beside the one that is shown: the first, the last, those around it, and `undefined` for a gap of two or more.
 *
 * @param page the one that is shown, counted from 1
 * @param count how many there are
 */
export function pageNumbers(page: number, count: number): (number | undefined)[] {
  if (count <= PLACES) return range(1, count);
  const atEdge = PLACES - 2;
  if (page < atEdge) return [...range(1, atEdge), undefined, count];
  if (page > count - atEdge + 1) return [1, undefined, ...range(count - atEdge + 1, count)];
  return [1, undefined, page - 1, page, page + 1, undefined, count];
}
