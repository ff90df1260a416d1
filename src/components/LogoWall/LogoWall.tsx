import type { ComponentPropsWithRef } from 'react';
import type { Media } from '../../primitives/index.ts';
import { Root } from './LogoWall.styles.ts';
import { opticalSize } from './opticalSize.ts';

/** What a {@link LogoWall} shows. */
export interface LogoWallProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The logos; `alt` is the company's name. Sizes are balanced by eye, so only their proportions matter. */
  readonly items: readonly Media[];
  /** The list's name, where no heading names it. */
  readonly label?: string;
}

/** Logos in optical balance, muted until hovered. */
export function LogoWall({ items, label, ...rest }: LogoWallProps) {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {items.map((item, index) => (
        <li key={index}>
          <img src={item.src} alt={item.alt} {...opticalSize(item)} loading="lazy" decoding="async" />
        </li>
      ))}
    </Root>
  );
}
