import { ApiError } from '@plinth/ui/api';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { PageRequest } from './requests.ts';
import { useSite } from '../shell/site.ts';

/** The state of a page's data. */
export type PageData<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Asks when the page is shown, and reports a failure as long as the page still wants that answer. */
function useFailure<T>(request: PageRequest<T> | undefined): ApiError | undefined {
  const { answers } = useSite();
  const [failure, setFailure] = useState<{ key: string; error: ApiError }>();
  const refresh = useEffectEvent(async () => request && answers.refresh(request));
  const key = request?.key;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    refresh().then(
      () => isCurrent && setFailure(undefined),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isCurrent) setFailure({ key, error });
      },
    );
    return () => {
      isCurrent = false;
      // Coming back asks again.
      setFailure(undefined);
    };
  }, [key]);
  return failure !== undefined && failure.key === key ? failure.error : undefined;
}

/**
 * Asks for a page's data once it is shown; a page without a call is ready.
 *
 * What came with the document is shown at once and asked for again after hydration: equal data changes nothing, different
 * data replaces it. Good data stays on screen when a call fails; but where the request says so, an `abnormal` answer replaces it
 * (rulings, 'HTTP failure on service and plan pages').
 */
export function usePageData<T>(request: PageRequest<T>): PageData<T>;
export function usePageData<T>(request: PageRequest<T> | undefined): PageData<T | undefined>;
export function usePageData<T>(request: PageRequest<T> | undefined): PageData<T | undefined> {
  const { answers } = useSite();
  const error = useFailure(request);
  const read = () => (request === undefined ? undefined : answers.read(request.key));
  // The value under a request's key is that request's answer: only `refresh` and the page's file put it there.
  const data = useSyncExternalStore(answers.subscribe, read, read) as T | undefined;
  if (request === undefined) return { status: 'ready', data };
  const wins = request.abnormalWins && error?.kind === 'abnormal';
  if (error !== undefined && (data === undefined || wins)) return { status: 'failed', error };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data };
}
