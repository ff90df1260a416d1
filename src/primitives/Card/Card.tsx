import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../shared/index.ts';
import { CardBox } from './Card.styles.ts';

/** Props of {@link Card}. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The whole card can be pressed (its heading's link covers it): it responds to the pointer. */
  readonly interactive?: boolean | undefined;
  /** The padding; `none` for a card whose picture reaches its edges. */
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
}

/** A raised surface. It restores the page's own text colours, so that it can stand on any band. */
export function Card({ interactive = false, padding = 'md', ...rest }: CardProps) {
  return (
    <CardBox
      data-interactive={interactive || undefined}
      $interactive={interactive}
      $padding={padding}
      {...rest}
    />
  );
}
