import type { ComponentPropsWithRef } from 'react';
import type { BoxElement, SpaceStep } from '../shared/index.ts';
import { GridBox } from './Grid.styles.ts';

/** Props of {@link Grid}. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. Lists lose their bullets and keep their role. */
  readonly as?: BoxElement | undefined;
  /** The most columns, on a wide window: a phone has one, a tablet at most two. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined;
  /** The space between cells. */
  readonly gap?: SpaceStep | undefined;
}

/** Cells of equal width. */
export function Grid({ columns = 3, gap = 6, as, ...rest }: GridProps) {
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return <GridBox as={as} role={role} $columns={columns} $gap={gap} {...rest} />;
}
