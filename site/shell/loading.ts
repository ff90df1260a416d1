import { createContext, use, useEffect, useMemo, useState } from 'react';

/** The actions of the application-wide loader; one object per app, so that using it causes no render. */
export interface Loader {
  /** Starts a wait; the returned function ends it. */
  readonly begin: () => () => void;
  /** Ends every wait, whoever started it. */
  readonly close: () => void;
}

/** Provides the loader to everything below. */
export const LoaderContext = createContext<Loader | undefined>(undefined);

/** Tells everything below whether the visitor is waiting. */
export const IsLoadingContext = createContext(false);

/** Whether the visitor is waiting for something. */
export const useIsLoading = (): boolean => use(IsLoadingContext);

/** Whether something has been true for `patience` milliseconds. */
export function useLasts(isTrue: boolean, patience: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLasts(true), patience);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isTrue, patience]);
  return lasts;
}

/**
 * The application-wide loader: knows what the visitor is waiting for. The original counted the other way round (`open`
 * meant not loading); here `isLoading` means what it says.
 */
export function useLoader(): { readonly isLoading: boolean; readonly loader: Loader } {
  // Each wait has an identity: a wait that was closed and ends later must not end another that started meanwhile.
  const [waits, setWaits] = useState<ReadonlySet<symbol>>(new Set());
  const loader = useMemo(
    () => ({
      begin() {
        const wait = Symbol('wait');
        setWaits((current) => new Set(current).add(wait));
        return () => setWaits((current) => new Set([...current].filter((other) => other !== wait)));
      },
      close: () => setWaits(new Set()),
    }),
    [],
  );
  return { isLoading: waits.size > 0, loader };
}

/** Shows the loader while `active`. */
export function useLoading(active: boolean): void {
  const begin = use(LoaderContext)?.begin;
  useEffect(() => (active ? begin?.() : undefined), [active, begin]);
}
