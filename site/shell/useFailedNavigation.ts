import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import type { PageInLanguage } from '../routes/index.ts';
import { isServed, loadPage } from './loadPage.ts';
import type { SiteRuntime } from './runtime.ts';

/** How long to wait, in milliseconds, before trying again to fetch a failed page when there is no sign of a connection. */
const RETRY_MS = 3_000;

/** Resolves when another try is worthwhile: the browser says it is online again, or some time has passed. */
function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', () => resolve(), { signal });
  });
}

/** A page that could not be fetched, and its distance from the page on screen. */
export interface FailedNavigation {
  readonly wanted: PageInLanguage;
  readonly location: Location;
  /** Its address, with the site's base. */
  readonly href: string;
  /**
   * How many history entries lie between them; 0 where the navigation replaced the page on screen, or where it is unknown.
   */
  readonly steps: number;
  /** Whether it was reached by the browser's back or forward: then its history entry exists. */
  readonly hasEntry: boolean;
}

/**
 * The state of a navigation that failed. Its page is shown once it can be fetched, unless the visitor goes somewhere else or begins
 * to type.
 */
export function useFailedNavigation(runtime: SiteRuntime) {
  const [failed, setFailed] = useState<FailedNavigation>();
  const navigate = useNavigate();
  const retry = useEffectEvent(
    async (
      { wanted, location, href, steps, hasEntry }: FailedNavigation,
      signal: AbortSignal,
    ): Promise<void> => {
      const here = window.location.href;
      while (!signal.aborted) {
        await nextChance(signal);
        const canBeHad = await loadPage(wanted, runtime).then(
          () => true,
          () => isServed(href),
        );
        // The address changes on a press sooner than the signal, which waits for a render.
        if (!canBeHad || signal.aborted || window.location.href !== here) continue;
        if (hasEntry && steps !== 0) void navigate(steps);
        else void navigate(location, { replace: steps === 0, state: location.state });
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
  return [failed, setFailed] as const;
}
