import type { ReactNode } from 'react';

/** As many as asked for: shapes of things that are on their way. */
export const repeat = (count: number, make: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, index) => make(index));
