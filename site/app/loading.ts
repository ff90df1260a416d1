import {
  type TransitionStartFunction,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';

/** What may be done with the application-wide loader; one object per app, so that using it renders nothing again. */
export interface Loader {
  /** Starts a wait; the function given back ends it. */
  readonly begin: () => () => void;
  /** Ends every wait, whoever began it. */
  readonly close: () => void;
  /**
   * Goes to another page: the one before stays on screen while the next one's script and texts are on their way, which
   * the visitor has to see.
   */
  readonly startTravel: TransitionStartFunction;
}

/** The loader of the app around. */
export const LoaderContext = createContext<Loader | undefined>(undefined);

/** Gives the loader to everything below. */
export const LoaderProvider = LoaderContext.Provider;

const IsLoadingContext = createContext(false);

/** Tells everything below whether the visitor is waiting. */
export const IsLoadingProvider = IsLoadingContext.Provider;

/** Whether the visitor is waiting for something. */
export const useIsLoading = (): boolean => use(IsLoadingContext);

/** A page that comes within this time, in milliseconds, is not worth a word: most were fetched before they were pressed. */
const TRAVEL_PATIENCE_MS = 200;

/** Whether something has been true for `patience` milliseconds. */
function useLasts(isTrue: boolean, patience: number): boolean {
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
 * The application-wide loader: counts what the visitor is waiting for. The original counted the other way round (`open`
 * meant not loading); here `isLoading` means what it says.
 */
export function useLoader(): { readonly isLoading: boolean; readonly loader: Loader } {
  const [count, setCount] = useState(0);
  const [isTravelling, startTravel] = useTransition();
  const begin = useCallback(() => {
    setCount((current) => current + 1);
    return () => setCount((current) => Math.max(0, current - 1));
  }, []);
  const close = useCallback(() => setCount(0), []);
  const loader = useMemo(() => ({ begin, close, startTravel }), [begin, close, startTravel]);
  const isLate = useLasts(isTravelling, TRAVEL_PATIENCE_MS);
  return { isLoading: count > 0 || isLate, loader };
}

/** Shows the loader while `active`. */
export function useLoading(active: boolean): void {
  const begin = use(LoaderContext)?.begin;
  useEffect(() => (active ? begin?.() : undefined), [active, begin]);
}
