import type { ComponentPropsWithRef } from 'react';
import type { BoxElement, SpaceStep } from '../shared/index.ts';
import { StackBox } from './Stack.styles.ts';

/** Props of {@link Stack}. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. Lists lose their bullets and keep their role. */
  readonly as?: BoxElement | undefined;
  /** `row` wraps where there is no room. */
  readonly direction?: 'column' | 'row' | undefined;
  /** The space between items. */
  readonly gap?: SpaceStep | undefined;
  /** Alignment across the direction. */
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Distribution along the direction. */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}

/** Items one after the other with equal space between them. */
export function Stack({ direction = 'column', gap = 4, align, justify, as, ...rest }: StackProps) {
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <StackBox
      as={as}
      role={role}
      $direction={direction}
      $gap={gap}
      $align={align}
      $justify={justify}
      {...rest}
    />
  );
}
