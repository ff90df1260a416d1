import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../shared/index.ts';
import { warnWithoutText } from '../shared/warnings.ts';
import { ScrollBox } from './ScrollArea.styles.ts';

/** Props of {@link ScrollArea}. */
export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The accessible name, such as the table's title: assistive technology says it when the box has the focus. */
  readonly label: string;
}

/**
 * A box that scrolls sideways by itself, so that a wide table or a line of code never widens the page. It is a tab stop, because
 * not every browser lets arrow keys scroll a box without focus.
 */
export function ScrollArea({ label, ...rest }: ScrollAreaProps) {
  warnWithoutText('ScrollArea', 'label', label);
  return <ScrollBox role="region" aria-label={label} tabIndex={0} data-scroll="" {...rest} />;
}
