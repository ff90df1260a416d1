/** A list of nothing, always the same, for props that are missing. */
export const NONE: readonly never[] = [];
