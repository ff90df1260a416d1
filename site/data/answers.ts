import type { ApiClient } from '@plinth/ui/api';
import type { PageRequest } from './requests.ts';

/**
 * How long an answer counts as fresh, in milliseconds: a page that is shown right after its link was hovered does not ask again.
 */
const JUST_RECEIVED_MS = 2_000;

/** The answers of the reading calls, by request key; one store per app. */
export interface AnswerStore {
  /** The last good answer; the same object until a different one arrives. */
  readonly read: (key: string) => unknown;
  /** Calls `listener` whenever an answer changes; returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Asks again, unless the same call is pending or was just answered. A file of the build is not fetched again.
   *
   * @returns rejects with an `ApiError` when the call fails; the last good answer stays
   */
  readonly refresh: <T>(request: PageRequest<T>) => Promise<void>;
}

/**
 * Makes the store.
 *
 * @param initial answers that came with the document
 */
export function createAnswerStore(
  api: ApiClient,
  initial: Readonly<Record<string, unknown>> = {},
): AnswerStore {
  const answers = new Map<string, unknown>(Object.entries(initial));
  const calls = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const receive = (key: string, answer: unknown): void => {
    // Equal data changes nothing: the same object stays, so nothing renders.
    const known = answers.get(key);
    if (known === answer || JSON.stringify(known) === JSON.stringify(answer)) return;
    answers.set(key, answer);
    for (const listener of listeners) listener();
  };
  const call = async <T>({ key, run }: PageRequest<T>): Promise<void> => {
    try {
      // The value under a request's key is that request's answer.
      receive(key, await run(api, answers.get(key) as T | undefined));
      setTimeout(() => calls.delete(key), JUST_RECEIVED_MS);
    } catch (error) {
      calls.delete(key);
      throw error;
    }
  };
  return {
    read: (key) => answers.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh(request) {
      if (request.isFile === true && answers.has(request.key)) return Promise.resolve();
      const promise = calls.get(request.key) ?? call(request);
      calls.set(request.key, promise);
      return promise;
    },
  };
}
