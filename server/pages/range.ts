/** A part of a file, both ends included; `unsatisfiable` when it lies outside of the file. */
export type Range = { readonly start: number; readonly end: number } | 'unsatisfiable';

/**
 * Reads a `Range` header (RFC 9110, section 14). Several ranges at once, other units and malformed headers are ignored,
 * as the standard allows: the whole file is sent.
 *
 * @param size the file's length in bytes
 */
export function parseRange(header: string, size: number): Range | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
