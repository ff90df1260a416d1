/**
 * Where the current entry of the browser's history stands among those that the router made, counted up from each document's
 * first. React Router keeps it as `idx` in the entry's state, and undoes a blocked step back by it in the same way.
 *
 * @returns undefined outside a browser, and for an entry that the router did not make
 */
export function historyIndex(): number | undefined {
  const state: unknown = globalThis.history?.state;
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : undefined;
}
