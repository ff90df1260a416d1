import { type ComponentPropsWithRef, useRef } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import type { BoxElement } from '../shared/index.ts';
import { EntranceBox } from './Entrance.styles.ts';

/** Props of {@link Entrance}. */
export interface EntranceProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /**
   * `hero`: 2000 ms after the page has loaded, a movement of 800 ms. `section`: 100 ms after it came into view, a movement of
   * 1000 ms (specification, section 9).
   */
  readonly kind: 'hero' | 'section';
}

/**
 * Moves its content once.
 *
 * Only a `translate`, never opacity: content is readable while it waits, the largest paint is not delayed, the layout does not
 * shift. Absent under reduced motion and without JavaScript, and for a section that was in view from the start.
 */
export function Entrance({ kind, ref, ...rest }: EntranceProps) {
  const own = useRef<HTMLDivElement>(null);
  const visibility = useInView(own, kind === 'section');
  const movement = kind === 'hero' ? 'hero' : visibility;
  return (
    <EntranceBox
      ref={useMergedRefs(own, ref)}
      // Firefox gives a box that begins to move its place in the accessibility tree, and Orca, which reads on from the place
      // it knew, then skips the rest of the section. Any global ARIA attribute, here one at its default, puts it there at once.
      aria-live="off"
      $movement={movement}
      data-entrance={movement}
      {...rest}
    />
  );
}
