import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from './runtime.ts';

const subscribe = () => () => undefined;

/** Whether the first render in the browser, which has to repeat the prerendered one, is over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * The current path with query and hash, without the base.
 *
 * While hydrating it is the path that was prerendered: a query or a hash is known only in the browser.
 */
export function useCurrentHref(): string {
  const { pathname, search, hash } = useLocation();
  const { initialPath } = useRuntime();
  return useIsHydrated() ? `${pathname}${search}${hash}` : (initialPath ?? pathname);
}
