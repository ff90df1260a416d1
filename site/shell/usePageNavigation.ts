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
import { loadedModule, pageAt, loadPage, untilLate } from './loadPage.ts';
import type { SiteRuntime } from './runtime.ts';
import type { CurrentPage } from './site.ts';
import { readingPositionBefore } from './readingPosition.ts';

/** How long to wait, in milliseconds, before trying again to fetch a failed page when there is no sign of a connection. */
const RETRY_MS = 3_000;

/** Whether the server has this address: then its document has everything. */
async function isServed(href: string): Promise<boolean> {
  try {
    const answer = await Promise.race([fetch(href, { method: 'HEAD', cache: 'no-store' }), untilLate()]);
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Resolves when another try is worthwhile: the browser says it is online again, or some time has passed. */
function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', () => resolve(), { signal });
  });
}

interface PageAtLocation {
  readonly currentPage: CurrentPage | undefined;
  /** The router's location for the page on screen; not always the one by which it was requested. */
  readonly at: Location;
}

/** A page that could not be fetched, and its distance from the page on screen. */
interface FailedNavigation {
  readonly location: Location;
  /**
   * How many history entries lie between them; 0 where the navigation replaced the page on screen, or where it is unknown.
   */
  readonly steps: number;
  /** Whether it was reached by the browser's back or forward: then its history entry exists. */
  readonly hasEntry: boolean;
}

/** The state of the app's navigation. */
export interface PageNavigation {
  /** The page on screen; undefined until the first one has loaded, unless it was prerendered. */
  readonly currentPage: CurrentPage | undefined;
  /** Whether another page is loading. */
  readonly isNavigating: boolean;
  /** Whether a page that the visitor wants is waiting for a connection. */
  readonly isOffline: boolean;
}

/**
 * Shows the page of the address as soon as everything that it needs is there; until then the previous page stays.
 *
 * When a page cannot be fetched, address and page stay in step: the history goes back to what is on screen, and the page is shown
 * once it can be fetched, unless the visitor goes somewhere else or begins to type. Where only its files are gone, after a new
 * deployment or because a browser remembers a failed fetch, its finished document is loaded.
 */
export function usePageNavigation(runtime: SiteRuntime): PageNavigation {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [record] = useState(() => new HistoryRecord(location.key));
  const [{ currentPage, at }, setSettled] = useState((): PageAtLocation => {
    const wanted = pageAt(location, runtime);
    const module = wanted && loadedModule(wanted, runtime);
    const isPrerendered = runtime.initialPath !== undefined;
    const first = wanted && module && { ...wanted, ...module, location, navigationType, isPrerendered };
    return { currentPage: first, at: location };
  });
  const [failed, setFailed] = useState<FailedNavigation>();
  /** The navigation that counts as failed once the address is that of the page on screen again. */
  const steppedBackFrom = useRef<FailedNavigation>(undefined);
  const href = useHref(location);
  const currentHref = useHref(currentPage?.location ?? location);
  const failedHref = useHref(failed?.location ?? location);

  const handleLocation = useEffectEvent((isCurrent: () => boolean) => {
    record.note(location.key, navigationType);
    const unreached = steppedBackFrom.current;
    steppedBackFrom.current = undefined;
    if (unreached && currentPage && createPath(location) === createPath(currentPage.location)) {
      setSettled({ currentPage, at: location });
      setFailed(unreached);
      return;
    }
    setFailed(undefined);
    if (currentPage !== undefined && at === location) return;
    const wanted = pageAt(location, runtime);
    const redirect = () => {
      const { search, hash } = location;
      const pathname = redirectTarget(location.pathname, runtime.activeLanguage());
      void navigate({ pathname, search, hash }, { replace: true });
    };
    if (wanted === undefined) {
      redirect();
      return;
    }
    const show = (module: PageModule | undefined) => {
      if (!isCurrent()) return;
      if (module === undefined) {
        redirect();
        return;
      }
      const from = currentPage?.location.pathname;
      const page = { ...wanted, ...module, location, navigationType, isPrerendered: false, from };
      // Not in a transition, which yields to frames: each would recalculate the whole document's styles, because parts add their
      // rules while they render. That took two thirds of the time from a click to the page on a slow phone.
      setSettled({ currentPage: { ...page, readingPosition: readingPositionBefore(page) }, at: location });
    };
    const stepBack = () => {
      const steps = record.steps(at.key, location.key) ?? 0;
      const failure = { location, steps, hasEntry: navigationType === 'POP' };
      if (currentPage === undefined) {
        setFailed(failure);
        return;
      }
      steppedBackFrom.current = failure;
      if (steps !== 0) void navigate(-steps);
      else void navigate(currentPage.location, { replace: true, state: currentPage.location.state });
    };
    const fail = async () => {
      const isThere = await isServed(href);
      if (!isCurrent()) return;
      if (!isThere) stepBack();
      else {
        // A reload keeps the scroll position of its history entry; a navigation starts at the top or the anchor. With an anchor,
        // navigating to the current address would not load the document, so the address is first set back.
        if (navigationType === 'POP' || currentPage === undefined) window.location.reload();
        else {
          window.history.replaceState(window.history.state, '', currentHref);
          window.location.replace(href);
        }
      }
    };
    const module = loadedModule(wanted, runtime);
    if (module === undefined) loadPage(wanted, runtime).then(show, fail);
    else show(module);
  });
  useEffect(() => {
    let isCurrent = true;
    handleLocation(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [location]);

  const retry = useEffectEvent(
    async ({ location: target, steps, hasEntry }: FailedNavigation, signal: AbortSignal): Promise<void> => {
      const wanted = pageAt(target, runtime);
      const here = window.location.href;
      while (wanted !== undefined && !signal.aborted) {
        await nextChance(signal);
        const canBeHad = await loadPage(wanted, runtime).then(
          () => true,
          () => isServed(failedHref),
        );
        // The address changes on a press sooner than the signal, which waits for a render.
        if (!canBeHad || signal.aborted || window.location.href !== here) continue;
        if (hasEntry && steps !== 0) void navigate(steps);
        else void navigate(target, { replace: steps === 0, state: target.state });
        return;
      }
    },
  );
  useEffect(() => {
    if (failed === undefined) return undefined;
    const waiting = new AbortController();
    void retry(failed, waiting.signal);
    // A visitor who goes on writing wants to stay here.
    window.addEventListener('input', () => setFailed(undefined), { signal: waiting.signal });
    return () => waiting.abort();
  }, [failed]);

  return { currentPage, isNavigating: at !== location, isOffline: failed !== undefined };
}
