import type { ComponentPropsWithRef, ReactNode } from 'react';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Anchor } from './SkipLink.styles.ts';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** A hash with the content's id, such as `#content`. */
  readonly href: string;
  /** The link's words. */
  readonly label: ReactNode;
}

/** The first link of a page, which skips the header and leads to the content. Visible only while it has the focus. */
export function SkipLink({ label, ...rest }: SkipLinkProps) {
  warnWithoutText('SkipLink', 'label', label);
  return <Anchor {...rest}>{label}</Anchor>;
}
