import type { ComponentPropsWithRef } from 'react';
import { HiddenSpan } from './VisuallyHidden.styles.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element; a `span` when missing. */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
}

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenSpan {...props} />;
}
