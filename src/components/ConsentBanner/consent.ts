import { useSyncExternalStore } from 'react';

/** Where a browser remembers what its visitor has answered. */
const KEY = 'consent';

/** An answer to a {@link ConsentBanner}. */
export interface ConsentAnswer {
  /** The names of the categories that were consented to. */
  readonly given: readonly string[];
  /** Which question was answered: the banner's `version`. */
  readonly version: string;
}

const listeners = new Set<() => void>();
/** What local storage says, read once for each text that stands there, so that the same answer is the same object. */
let known: { readonly text: string | null; readonly answer: ConsentAnswer | undefined } | undefined;
/** An answer that the browser could not keep, which this page does, and what stood in its place: other tabs may answer later. */
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
    // What somebody else wrote there is no answer.
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

/** What the visitor has answered; nothing before. */
export function readConsent(): ConsentAnswer | undefined {
  const text = latest();
  if (known === undefined || known.text !== text) known = { text, answer: parse(text) };
  return known.answer;
}

/** Whether the visitor has consented to a category; not before there is an answer. */
export const hasConsent = (category: string): boolean => readConsent()?.given.includes(category) ?? false;

/** Remembers an answer, and tells all who listen. */
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
 * Hears of every answer, in other tabs too.
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

/** Asked for while no banner was there to hear of it, as where it is fetched late. */
let isUnheard = false;

/** Shows the banner again, for a link such as 'Cookie settings'; where there is none yet, as soon as there is. */
export function openConsent(): void {
  isUnheard = true;
  dispatchEvent(new Event(OPEN));
}

/** Hears of {@link openConsent}. */
export function onOpenConsent(listener: () => void): () => void {
  const hear = () => {
    isUnheard = false;
    listener();
  };
  addEventListener(OPEN, hear);
  if (isUnheard) hear();
  return () => removeEventListener(OPEN, hear);
}
