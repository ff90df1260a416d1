import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BoxElement, Heading, type HeadingLevel, Text } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warn, warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { Time } from '../shared/Time.tsx';
import { List, Moment } from './Timeline.styles.ts';

/** Something that happens at a time. */
export interface TimelineItem {
  /** When it happens, as the page's language writes it: a year, a date, an hour. */
  readonly time: ReactNode;
  /** The same time for machines, such as `2026-03-14T09:30`. */
  readonly dateTime?: string | undefined;
  /** What happens. */
  readonly heading: ReactNode;
  /** A sentence or two about it. */
  readonly description?: ReactNode;
  /** Whether it is happening now; for one at most. */
  readonly current?: boolean | undefined;
}

/** What a {@link Timeline} shows. */
export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The element; an `ol` when missing. */
  readonly as?: BoxElement | undefined;
  /** The events, in chronological order. */
  readonly items: readonly TimelineItem[];
  /** The level of the headings in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Events along a line: a programme, a history, a plan. */
export function Timeline({ items, headingLevel = 3, ...rest }: TimelineProps) {
  warnWithoutItems('Timeline', 'items', items);
  if (items.filter(({ current }) => current).length > 1)
    warn('Timeline', 'more than one of `items` is `current`.');
  return (
    <List role="list" {...rest}>
      {items.map(({ time, dateTime, heading, description, current }, index) => (
        <Moment
          key={index}
          data-last={index === items.length - 1 || undefined}
          aria-current={current ? 'step' : undefined}
        >
          <Time dateTime={dateTime} data-part="time">
            {time}
          </Time>
          <div data-part="words">
            <Heading level={headingLevel} size="lg">
              {heading}
            </Heading>
            {!isBlank(description) && <Text tone="muted">{description}</Text>}
          </div>
        </Moment>
      ))}
    </List>
  );
}
