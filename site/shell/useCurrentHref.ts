import { useSyncExternalStore } from 'react';
import { useRuntime } from './runtime.ts';
import { useShown } from './shown.ts';

const subscribe = () => () => undefined;

/**
 * The current path with query and hash, without the base.
 *
 * While hydrating it is the path that was prerendered: a query or a hash is known only in the browser.
 */
export function useCurrentHref(): string {
  const { pathname, search, hash } = useShown().location;
  const { initialPath } = useRuntime();
  // Two texts, so that nothing renders again after hydration where they are the same.
  return useSyncExternalStore(
    subscribe,
    () => `${pathname}${search}${hash}`,
    () => initialPath ?? pathname,
  );
}
