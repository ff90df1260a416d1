import { useSyncExternalStore } from 'react';

/** The storage key for the visitor's answer. */
const KEY = 'consent';

/** An answer to a {@link ConsentBanner}. */
export interface ConsentAnswer {
  /** The names of the categories that were consented to. */
  readonly given: readonly string[];
  /** The banner's `version` that was answered. */
  readonly version: string;
}

const listeners = new Set<() => void>();
/** The answer in local storage, parsed once for each stored text, so that the same answer is the same object. */
let known: { readonly text: string | null; readonly answer: ConsentAnswer | undefined } | undefined;
/** An answer that the browser could not store and this page keeps, with what was stored then: other tabs may answer later. */
let untaken: { readonly text: string; readonly over: string | null } | undefined;

function parse(text: string | null): ConsentAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('given' in value) || !('version' in value))
      return undefined;
    const { given, version } = value;
    if (!Array.isArray(given) || typeof version !== 'string') return undefined;
    return { given: given.filter((name) => typeof name === 'string'), version };
  } catch {
    // Something else wrote there.
    return undefined;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function latest(): string | null {
  const text = kept();
  return untaken?.over === text ? untaken.text : text;
}

/** The visitor's answer; undefined until there is one. */
export function readConsent(): ConsentAnswer | undefined {
  const text = latest();
  if (known === undefined || known.text !== text) known = { text, answer: parse(text) };
  return known.answer;
}

/** Whether the visitor has consented to a category; false until there is an answer. */
export const hasConsent = (category: string): boolean => readConsent()?.given.includes(category) ?? false;

/** Stores an answer and tells all listeners. */
export function saveConsent(answer: ConsentAnswer): void {
  const text = JSON.stringify(answer);
  try {
    localStorage.setItem(KEY, text);
    untaken = undefined;
  } catch {
    untaken = { text, over: kept() };
  }
  for (const listener of listeners) listener();
}

/**
 * Listens to every answer, in other tabs too.
 *
 * @returns stops listening
 */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the visitor has consented to a category: false on a server, and until there is an answer. */
export const useConsent = (category: string): boolean =>
  useSyncExternalStore(
    onConsent,
    () => hasConsent(category),
    () => false,
  );

const OPEN = 'plinth:consent';

/** Asked for while there was no banner yet, such as one that is fetched late. */
let isUnheard = false;

/** Shows the banner again, for a link such as 'Cookie settings'; where the banner has not been rendered yet, as soon as it is. */
export function openConsent(): void {
  isUnheard = true;
  dispatchEvent(new Event(OPEN));
}

/** Listens to {@link openConsent}. */
export function onOpenConsent(listener: () => void): () => void {
  const hear = () => {
    isUnheard = false;
    listener();
  };
  addEventListener(OPEN, hear);
  if (isUnheard) hear();
  return () => removeEventListener(OPEN, hear);
}
