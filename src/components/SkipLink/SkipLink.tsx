import type { ComponentPropsWithRef, ReactNode } from 'react';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Anchor } from './SkipLink.styles.ts';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The content's id with a hash, such as `#content`. */
  readonly href: string;
  /** What a press does. */
  readonly label: ReactNode;
}

/** The first link of a page: past the header to the content. In sight only while it has the focus. */
export function SkipLink({ label, ...rest }: SkipLinkProps) {
  warnWithoutText('SkipLink', 'label', label);
  return <Anchor {...rest}>{label}</Anchor>;
}
