import type { ReactNode } from 'react';

/** A number of skeletons, for content that is still loading. */
export const repeat = (count: number, make: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, index) => make(index));
