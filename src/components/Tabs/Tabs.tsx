import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { type BoxElement, Heading, type HeadingLevel } from '../../primitives/index.ts';
import { keyOf } from '../../primitives/shared/keys.ts';
import { LIVE } from '../../primitives/shared/live.ts';
import { warn, warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { List, Panel, Panels, Root, Tab } from './Tabs.styles.ts';

/** A tab with its panel. */
export interface TabItem {
  /**
   * Identifies the tab where tabs are added, removed or reordered at run time, so that the chosen one stays chosen; its place
   * when missing.
   */
  readonly id?: string | number | undefined;
  /** The tab's words, and its panel's heading where there are no tabs: without JavaScript and on paper. */
  readonly label: ReactNode;
  /** The panel's content. */
  readonly content: ReactNode;
}

/** What {@link Tabs} show. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The name of the tab list, said by assistive technology. */
  readonly label: string;
  /** The tabs, in the order of display. */
  readonly items: readonly TabItem[];
  /** Which tab is chosen at first, counted from 0; 0 when missing. */
  readonly defaultIndex?: number | undefined;
  /** `automatic`: arrow keys choose. `manual`: Enter or Space chooses, for panels that load slowly. `automatic` when missing. */
  readonly activation?: 'automatic' | 'manual' | undefined;
  /** Called when another tab is chosen. */
  readonly onChoose?: ((index: number) => void) | undefined;
  /** The level of the panels' headings in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** The index to which a key moves among tabs; undefined for other keys. */
function target(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index + count - 1) % count;
  return undefined;
}

/**
 * One of several panels at a time, after the WAI-ARIA tabs pattern: arrow keys, Home and End move between tabs, Tab moves into
 * the panel. Without JavaScript and on paper all panels are shown, one below the other, with their headings.
 */
export function Tabs({
  label,
  items,
  defaultIndex = 0,
  activation = 'automatic',
  onChoose,
  headingLevel = 3,
  ...rest
}: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => keyOf(items[defaultIndex], defaultIndex));
  const isLive = useIsHydrated();
  const keptFocus = useKeptFocus();
  warnWithoutText('Tabs', 'label', label);
  warnWithoutItems('Tabs', 'items', items);
  if (items.length > 0 && items[defaultIndex] === undefined)
    warn('Tabs', `\`defaultIndex\` is ${defaultIndex}, but there are ${items.length} \`items\`.`);
  // The chosen one may have been removed.
  const current = Math.max(
    0,
    items.findIndex((item, index) => keyOf(item, index) === chosen),
  );

  const choose = (index: number) => {
    if (index === current) return;
    setChosen(keyOf(items[index], index));
    onChoose?.(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (list.current === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(list.current).direction === 'rtl';
    const next = target(event.key, index, items.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    list.current.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    if (activation === 'automatic') choose(next);
  };

  return (
    <Root {...{ [LIVE]: isLive || undefined }} {...rest}>
      {items.length > 0 && (
        // Firefox makes what scrolls a tab stop; this list is not one.
        <List ref={list} role="tablist" aria-label={label} tabIndex={-1}>
          {items.map((item, index) => (
            <Tab
              key={keyOf(item, index)}
              ref={index === current ? keptFocus : undefined}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-controls={`${id}panel${index}`}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              onClick={({ currentTarget }) => {
                choose(index);
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {item.label}
            </Tab>
          ))}
        </List>
      )}
      <Panels>
        {items.map((item, index) => (
          <Panel
            key={keyOf(item, index)}
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-idle={index === current ? undefined : ''}
            {...(isLive ? { role: 'tabpanel', tabIndex: 0 } : undefined)}
          >
            <Heading level={headingLevel} size="lg" data-part="heading">
              {item.label}
            </Heading>
            {item.content}
          </Panel>
        ))}
      </Panels>
    </Root>
  );
}
