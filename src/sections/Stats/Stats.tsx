import type { ReactNode } from 'react';
import { Lines } from '../../components/shared/Lines.tsx';
import { repeat } from '../../components/shared/repeat.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warn, warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type Loading, type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Figure, Item, List } from './Stats.styles.ts';

/** A figure with what it counts. */
export interface Stat {
  /** The figure with its unit, as the page's language writes it: `99.98%`. */
  readonly value: ReactNode;
  /** What it counts. */
  readonly label: ReactNode;
  /** Since when, or how it was measured. */
  readonly description?: ReactNode;
}

/** What {@link Stats} show. */
export interface StatsProps extends SectionBaseProps {
  /** The figures, the most important first. */
  readonly items: readonly Stat[];
  /** The figures are loading: shapes take their place, four unless `count` is given. */
  readonly loading?: Loading | undefined;
}

/** Four in a row, or all where there are fewer; five and six stand in rows of three. */
const columnsFor = (count: number): number =>
  count === 5 || count === 6 ? 3 : Math.min(Math.max(count, 1), 4);

/** How many characters a figure has, where it is plain text or a number. */
const lengthOf = (value: ReactNode): number =>
  typeof value === 'string' || typeof value === 'number' ? [...`${value}`].length : 0;

/** Important figures, each under a line, with what it counts. */
export function Stats({ items, loading, headingLevel = 2, ...rest }: StatsProps) {
  if (loading === undefined) {
    warnWithoutItems('Stats', 'items', items);
    if (items.some(({ value, label }) => isBlank(value) || isBlank(label)))
      warn('Stats', 'one of `items` has an empty `value` or `label`: a figure needs both.');
  }
  const count = loading === undefined ? items.length : (loading.count ?? 4);
  // All figures have the size that the longest needs.
  const length = Math.max(0, ...items.map(({ value }) => lengthOf(value)));
  return (
    <SectionFrame headingLevel={headingLevel} loading={loading} {...rest}>
      {count > 0 && (
        <List as={loading === undefined ? 'dl' : 'div'} $columns={columnsFor(count)}>
          {loading === undefined
            ? items.map(({ value, label, description }, index) => (
                <Item key={index}>
                  <dt>{label}</dt>
                  <Figure $length={length}>{value}</Figure>
                  {!isBlank(description) && <dd data-part="description">{description}</dd>}
                </Item>
              ))
            : repeat(count, (index) => (
                <Item key={index}>
                  <Lines size="3xl" widths={['60%']} />
                  <Lines size="md" widths={['80%']} />
                </Item>
              ))}
        </List>
      )}
    </SectionFrame>
  );
}
