import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Location,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { redirectTarget } from '../routes/index.ts';
import { HistoryRecord } from './historyRecord.ts';
import type { PageModule } from './pageModules.ts';
import { moduleAtHand, pageAt, prepare } from './prepare.ts';
import type { SiteRuntime } from './runtime.ts';
import type { Shown } from './site.ts';
import { placeBefore } from './place.ts';

/** How long to wait, in milliseconds, before a page that could not be fetched is tried again without a sign of life. */
const RETRY_MS = 3_000;

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

/** A page that could not be fetched, and the way from the page on screen to it. */
interface Wish {
  readonly location: Location;
  /**
   * How many entries of the history lie between them; 0 where the wish took the place of the page on screen, or where nobody
   * knows.
   */
  readonly steps: number;
  /** Whether it was gone to with the browser's own back and forward: then its entry is there. */
  readonly hasEntry: boolean;
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
 * A page that cannot be fetched leaves address and page in step: the history goes back to what is on screen, and the page is
 * shown when it can be had, unless the visitor goes somewhere else or begins to type. Where only its files are gone, after a
 * new deployment or because a browser remembers that it once could not fetch them, its finished document is loaded.
 */
export function useTravel(runtime: SiteRuntime): Travel {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [record] = useState(() => new HistoryRecord(location.key));
  const [{ shown, at }, setArrival] = useState((): Arrival => {
    const wanted = pageAt(location, runtime);
    const module = wanted && moduleAtHand(wanted, runtime);
    const isFinished = runtime.initialPath !== undefined;
    const first = wanted && module && { ...wanted, ...module, location, navigationType, isFinished };
    return { shown: first, at: location };
  });
  const [wish, setWish] = useState<Wish>();
  /** What becomes the wish once the address is that of the page on screen again. */
  const pending = useRef<Wish>(undefined);
  const href = useHref(location);
  const shownHref = useHref(shown?.location ?? location);
  const wishHref = useHref(wish?.location ?? location);

  const giveUp = () => setWish(undefined);

  const travel = useEffectEvent((isCurrent: () => boolean) => {
    record.note(location.key, navigationType);
    const steppedBackFrom = pending.current;
    pending.current = undefined;
    if (steppedBackFrom && shown && createPath(location) === createPath(shown.location)) {
      setArrival({ shown, at: location });
      setWish(steppedBackFrom);
      return;
    }
    giveUp();
    if (shown !== undefined && at === location) return;
    const wanted = pageAt(location, runtime);
    const leadOn = () => {
      const { search, hash } = location;
      const pathname = redirectTarget(location.pathname, runtime.activeLanguage());
      void navigate({ pathname, search, hash }, { replace: true });
    };
    if (wanted === undefined) {
      leadOn();
      return;
    }
    const arrive = (module: PageModule | undefined) => {
      if (!isCurrent()) return;
      if (module === undefined) {
        leadOn();
        return;
      }
      const from = shown?.location.pathname;
      const arrived = { ...wanted, ...module, location, navigationType, isFinished: false, from };
      // Not in a transition, which stops for frames: each would style the whole document anew, because parts add their rules
      // while they render. That took two thirds of the way from a click to the page on a slow phone.
      setArrival({ shown: { ...arrived, place: placeBefore(arrived) }, at: location });
    };
    const stepBack = () => {
      const steps = record.steps(at.key, location.key) ?? 0;
      const unmet = { location, steps, hasEntry: navigationType === 'POP' };
      if (shown === undefined) {
        setWish(unmet);
        return;
      }
      pending.current = unmet;
      if (steps !== 0) void navigate(-steps);
      else void navigate(shown.location, { replace: true, state: shown.location.state });
    };
    const fail = async () => {
      const isThere = await isServed(href);
      if (!isCurrent()) return;
      if (!isThere) stepBack();
      else {
        // Loaded again, a document stands where its entry knows; gone to, at its top or its anchor. From its own address it could
        // not be gone to where it has an anchor.
        if (navigationType === 'POP' || shown === undefined) window.location.reload();
        else {
          window.history.replaceState(window.history.state, '', shownHref);
          window.location.replace(href);
        }
      }
    };
    const module = moduleAtHand(wanted, runtime);
    if (module === undefined) prepare(wanted, runtime).then(arrive, fail);
    else arrive(module);
  });
  useEffect(() => {
    let isCurrent = true;
    travel(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [location]);

  const follow = useEffectEvent(({ location: target, steps, hasEntry }: Wish) => {
    if (hasEntry && steps !== 0) void navigate(steps);
    else void navigate(target, { replace: steps === 0, state: target.state });
  });
  const fulfil = useEffectEvent(async (unmet: Wish, signal: AbortSignal): Promise<void> => {
    const wanted = pageAt(unmet.location, runtime);
    while (wanted !== undefined && !signal.aborted) {
      await nextChance(signal);
      const canBeHad = await prepare(wanted, runtime).then(
        () => true,
        () => isServed(wishHref),
      );
      if (canBeHad && !signal.aborted) return follow(unmet);
    }
  });
  const stay = useEffectEvent(giveUp);
  useEffect(() => {
    if (wish === undefined) return undefined;
    const waiting = new AbortController();
    void fulfil(wish, waiting.signal);
    // Who goes on writing here wants to stay here.
    window.addEventListener('input', () => stay(), { signal: waiting.signal });
    return () => waiting.abort();
  }, [wish]);

  return { shown, isTravelling: at !== location, isOffline: wish !== undefined };
}
