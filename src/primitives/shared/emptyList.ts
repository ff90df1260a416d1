/** An empty list, always the same object, for missing props. */
export const EMPTY_LIST: readonly never[] = [];
