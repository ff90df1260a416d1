import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../shared/index.ts';
import { warnWithoutText } from '../shared/warnings.ts';
import { ScrollBox } from './ScrollArea.styles.ts';

/** Props of {@link ScrollArea}. */
export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** What is inside, such as the table's title: assistive technology says it where the box takes the focus. */
  readonly label: string;
}

/**
 * A box that scrolls sideways by itself, so that a wide table or a line of code never widens the page. The keyboard reaches it,
 * because not every browser lets the arrows scroll a box that has no focus.
 */
export function ScrollArea({ label, ...rest }: ScrollAreaProps) {
  warnWithoutText('ScrollArea', 'label', label);
  return <ScrollBox role="region" aria-label={label} tabIndex={0} data-scroll="" {...rest} />;
}
