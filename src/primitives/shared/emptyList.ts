/** A list of nothing, always the same, for props that are missing. */
export const EMPTY_LIST: readonly never[] = [];
