import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../shared/index.ts';
import { ContainerBox } from './Container.styles.ts';

/** Props of {@link Container}. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** `measure` keeps to the width of a column of text. */
  readonly width?: 'content' | 'measure' | undefined;
}

/** The page's column: centred, as wide as content may be, with a gutter on both sides. */
export function Container({ width = 'content', ...rest }: ContainerProps) {
  return <ContainerBox $width={width} {...rest} />;
}
