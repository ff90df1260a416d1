import type { ComponentPropsWithRef } from 'react';
import { useNameWarning } from '../hooks/useNameWarning.ts';
import { useLinkComponent } from './LinkProvider.tsx';

/** Props of {@link Link}: those of `<a>`. */
export type LinkProps = ComponentPropsWithRef<'a'>;

/**
 * A link, rendered by the component of the `LinkProvider` around it, or by a plain `<a>`.
 *
 * Without `href` it is announced as an unavailable link, takes no focus and leads nowhere; `onClick` is still called.
 */
export function Link({ href, ref, ...rest }: LinkProps) {
  const Anchor = useLinkComponent();
  const named = useNameWarning('Link', ref);
  if (href === undefined) return <a role="link" aria-disabled="true" {...rest} ref={named} />;
  return <Anchor href={href} {...rest} ref={named} />;
}
