import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../shared/index.ts';
import { HiddenSpan } from './VisuallyHidden.styles.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element; a `span` when missing. */
  readonly as?: BoxElement | 'span' | 'p' | 'h2' | 'h3' | undefined;
}

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenSpan {...props} />;
}
