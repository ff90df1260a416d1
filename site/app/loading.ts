import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';

/** Counts what the visitor is waiting for. */
export interface LoadingCounter {
  readonly isLoading: boolean;
  /** Starts a wait; the function given back ends it. */
  readonly begin: () => () => void;
  /** Ends every wait, whoever began it. */
  readonly close: () => void;
}

/** The application-wide loader of the app around. */
export const LoadingContext = createContext<LoadingCounter | undefined>(undefined);

/** Gives the application-wide loader to everything below. */
export const LoadingProvider = LoadingContext.Provider;

/**
 * The application-wide loader. The original counted the other way round (`open` meant not loading); here `isLoading` means
 * what it says.
 */
export function useLoadingCounter(): LoadingCounter {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((current) => current + 1);
    return () => setCount((current) => Math.max(0, current - 1));
  }, []);
  const close = useCallback(() => setCount(0), []);
  return useMemo(() => ({ isLoading: count > 0, begin, close }), [count, begin, close]);
}

/** Shows the loader while `active`. */
export function useLoading(active: boolean): void {
  const counter = use(LoadingContext);
  const begin = counter?.begin;
  useEffect(() => (active ? begin?.() : undefined), [active, begin]);
}
