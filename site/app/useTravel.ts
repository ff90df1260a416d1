import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Location,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { matchRoute, redirectTarget } from '../routes/index.ts';
import { hasTexts } from './i18n.ts';
import type { PageModule } from './pageModules.ts';
import { type PageInLanguage, prepare } from './prepare.ts';
import { type SiteRuntime, useRuntime } from './runtime.ts';
import type { Shown } from './shown.ts';

/** How long to wait, in milliseconds, before a page that could not be fetched is tried again without a sign of life. */
const RETRY_MS = 3_000;

/** The page of a location; undefined where it names none and leads elsewhere. */
function pageOf(location: Location, { activeLanguage }: SiteRuntime): PageInLanguage | undefined {
  const match = matchRoute(location.pathname, location.search);
  return match && { ...match, langCode: match.langCode ?? activeLanguage() };
}

/** The module of a page whose texts are there too. */
function moduleAtHand(
  { page, langCode }: PageInLanguage,
  { pages, i18n }: SiteRuntime,
): PageModule | undefined {
  return hasTexts(i18n, langCode, page) ? pages.loaded(page) : undefined;
}

/** Whether the server answers for this address: then its document has everything. */
async function isServed(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Resolves when it is worth another try: the browser says it is online again, or some time has passed. */
function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', () => resolve(), { signal });
  });
}

interface Arrival {
  readonly shown: Shown | undefined;
  /** The router's location that the page on screen stands for; not always the one that it was asked for by. */
  readonly at: Location;
}

/** Where the app is on its way. */
export interface Travel {
  /** The page on screen; undefined until the first one has come, where no document brought it. */
  readonly shown: Shown | undefined;
  /** Whether another page is on its way. */
  readonly isTravelling: boolean;
  /** Whether a page that the visitor wants waits for a connection. */
  readonly isOffline: boolean;
}

/**
 * Brings the page of the address on screen as soon as everything that it needs is there; until then the page before it
 * stays.
 *
 * A page that cannot be fetched leaves address and page in step: the address goes back to what is on screen, and the page is
 * shown when it can be had, unless the visitor goes somewhere else or begins to type. Where only its files are gone, after a
 * new deployment or because a browser remembers that it once could not fetch them, its finished document is loaded.
 */
export function useTravel(): Travel {
  const runtime = useRuntime();
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [{ shown, at }, setArrival] = useState((): Arrival => {
    const wanted = pageOf(location, runtime);
    const module = wanted && moduleAtHand(wanted, runtime);
    const isFinished = runtime.initialPath !== undefined;
    const first = wanted && module && { ...wanted, ...module, location, navigationType, isFinished };
    return { shown: first, at: location };
  });
  const [wish, setWish] = useState<Location>();
  const [isOffline, setIsOffline] = useState(false);
  const isStepBack = useRef(false);
  const wishHref = useHref(wish ?? location);

  const giveUp = () => {
    setWish(undefined);
    setIsOffline(false);
  };

  const travel = useEffectEvent((isCurrent: () => boolean) => {
    if (isStepBack.current && shown !== undefined && createPath(location) === createPath(shown.location)) {
      isStepBack.current = false;
      setArrival((arrival) => ({ ...arrival, at: location }));
      return;
    }
    isStepBack.current = false;
    giveUp();
    if (shown !== undefined && at === location) return;
    const wanted = pageOf(location, runtime);
    if (wanted === undefined) {
      const { search, hash } = location;
      const pathname = redirectTarget(location.pathname, runtime.activeLanguage());
      void navigate({ pathname, search, hash }, { replace: true });
      return;
    }
    const arrive = (module: PageModule) => {
      if (!isCurrent()) return;
      const arrived = { ...wanted, ...module, location, navigationType, isFinished: false };
      startTransition(() => setArrival({ shown: arrived, at: location }));
    };
    const stepBack = () => {
      if (!isCurrent()) return;
      setWish(location);
      if (shown === undefined) return;
      isStepBack.current = true;
      void navigate(shown.location, { replace: true, state: shown.location.state });
    };
    const module = moduleAtHand(wanted, runtime);
    if (module === undefined) prepare(wanted, runtime).then(arrive, stepBack);
    else arrive(module);
  });
  useEffect(() => {
    let isCurrent = true;
    travel(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [location]);

  /** Tries once; whether that was enough. */
  const tryAgain = useEffectEvent(async (wanted: PageInLanguage, signal: AbortSignal): Promise<boolean> => {
    try {
      await prepare(wanted, runtime);
      if (!signal.aborted && wish !== undefined) void navigate(wish, { replace: true, state: wish.state });
      return true;
    } catch {
      const isThere = await isServed(wishHref);
      if (isThere && !signal.aborted) window.location.replace(wishHref);
      return isThere;
    }
  });
  const fulfil = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const wanted = wish && pageOf(wish, runtime);
    while (wanted !== undefined && !signal.aborted && !(await tryAgain(wanted, signal))) {
      if (!signal.aborted) setIsOffline(true);
      await nextChance(signal);
    }
  });
  const stay = useEffectEvent(giveUp);
  useEffect(() => {
    if (wish === undefined) return undefined;
    const waiting = new AbortController();
    void fulfil(waiting.signal);
    // Who goes on writing here wants to stay here.
    window.addEventListener('input', () => stay(), { signal: waiting.signal });
    return () => waiting.abort();
  }, [wish]);

  return { shown, isTravelling: at !== location, isOffline };
}
