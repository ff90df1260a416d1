import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Location,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { type PageInLanguage, redirectTarget } from '../routes/index.ts';
import { HistoryRecord } from './historyRecord.ts';
import type { PageModule } from './pageModules.ts';
import { isServed, loadPage, loadedModule, pageAt } from './loadPage.ts';
import type { SiteRuntime } from './runtime.ts';
import type { CurrentPage } from './site.ts';
import { type PageBefore, returnToPlace } from './readingPosition.ts';
import { type FailedNavigation, useFailedNavigation } from './useFailedNavigation.ts';

interface PageAtLocation {
  readonly currentPage: CurrentPage | undefined;
  /** The router's location for the page on screen; not always the one by which it was requested. */
  readonly at: Location;
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
  const [failed, setFailed] = useFailedNavigation(runtime);
  /** The navigation that counts as failed once the address is that of the page on screen again. */
  const steppedBackFrom = useRef<FailedNavigation>(undefined);
  const href = useHref(location);
  const currentHref = useHref(currentPage?.location ?? location);

  const redirect = () => {
    const pathname = redirectTarget(location.pathname, runtime.activeLanguage());
    void navigate({ ...location, pathname }, { replace: true });
  };
  const show = (wanted: PageInLanguage, module: PageModule) => {
    const from = currentPage?.location.pathname;
    const page = { ...wanted, ...module, location, navigationType, isPrerendered: false, from };
    // On the way to an entry from before a reload the browser scrolls too early: the page on screen may be too short for it.
    const before: PageBefore | null = record.steps(at.key, location.key) === undefined ? at.state : null;
    // Not in a transition, which yields to frames: each would recalculate the whole document's styles, because parts add their
    // rules while they render. That took two thirds of the time from a click to the page on a slow phone.
    setSettled({ currentPage: { ...page, returnToPlace: returnToPlace(page, before) }, at: location });
  };
  const openDocument = () => {
    // A reload keeps the scroll position of its history entry; a navigation starts at the top or the anchor. With an anchor,
    // navigating to the current address would not load the document, so the address is first set back.
    if (navigationType === 'POP' || currentPage === undefined) window.location.reload();
    else {
      window.history.replaceState(window.history.state, '', currentHref);
      window.location.replace(href);
    }
  };
  /** Brings the address back to the page on screen, if there is one. */
  const stepBack = (wanted: PageInLanguage) => {
    const steps = record.steps(at.key, location.key) ?? 0;
    const failure = { wanted, location, href, steps, hasEntry: navigationType === 'POP' };
    if (currentPage === undefined) {
      setFailed(failure);
      return;
    }
    steppedBackFrom.current = failure;
    if (steps !== 0) void navigate(-steps);
    else void navigate(currentPage.location, { replace: true, state: currentPage.location.state });
  };

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
    if (wanted === undefined) {
      redirect();
      return;
    }
    const module = loadedModule(wanted, runtime);
    if (module !== undefined) {
      show(wanted, module);
      return;
    }
    loadPage(wanted, runtime).then(
      (found) => {
        if (!isCurrent()) return;
        if (found === undefined) redirect();
        else show(wanted, found);
      },
      async () => {
        const isThere = await isServed(href);
        if (!isCurrent()) return;
        if (isThere) openDocument();
        else stepBack(wanted);
      },
    );
  });
  useEffect(() => {
    let isCurrent = true;
    handleLocation(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [location]);

  return { currentPage, isNavigating: at !== location, isOffline: failed !== undefined };
}
