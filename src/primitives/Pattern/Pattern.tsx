import { type ComponentPropsWithRef, useId } from 'react';
import { PatternBox } from './Pattern.styles.ts';

/** Filled cells, as column and row, counted from the upper right corner. The loud one is where no words reach. */
const FILLED = [
  [2, 4, 'filled'],
  [5, 0, 'filled'],
  [3, 1, 'filled'],
  [1, 2, 'loud'],
] as const;
const CELL = 56;

/** Props of {@link Pattern}: those of `<svg>`. */
export type PatternProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

/**
 * The brand's pattern: cells whose corners are the theme's. A small radius makes a fine grid, a large one circles.
 *
 * Decoration behind text; fills the positioned element around it and fades away towards the text.
 */
export function Pattern(props: PatternProps) {
  const id = useId();
  return (
    <PatternBox aria-hidden="true" {...props}>
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <rect x="0.5" y="0.5" width={CELL} height={CELL} />
      </pattern>
      <svg x="100%" overflow="visible">
        <rect x={-40 * CELL} width={40 * CELL} height="100%" fill={`url(#${id})`} />
        {FILLED.map(([column, row, part]) => (
          <rect
            key={`${column}-${row}`}
            data-part={part}
            x={-column * CELL + 0.5}
            y={row * CELL + 0.5}
            width={CELL}
            height={CELL}
          />
        ))}
      </svg>
    </PatternBox>
  );
}
