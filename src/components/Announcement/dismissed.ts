/** The storage key for the names of dismissed announcements, separated by spaces. */
const KEY = 'dismissed';

/** How many are remembered; the oldest is forgotten first. */
const MOST = 20;

/** Which names are allowed, so that a list of them and a selector can hold one. */
const NAME = /^[\w-]+$/;

/** Whether a name can be remembered. */
export const isName = (name: string): boolean => NAME.test(name);

function names(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    // Where storage throws, nothing is remembered.
    return [];
  }
}

/** Whether it was dismissed in this browser. */
export const isDismissed = (name: string): boolean => names().includes(name);

/** Remembers that it was dismissed. */
export function remember(name: string): void {
  const kept = [...names().filter((other) => other !== '' && other !== name), name].slice(-MOST);
  try {
    localStorage.setItem(KEY, kept.join(' '));
  } catch {
    // At least it is gone from this page.
  }
}

/** Listens to what other tabs store. */
export function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * A script for the head of every document, inline and before anything is painted: dismissed announcements then never appear, not
 * even until the app starts, and nothing moves. Always the same, so that a CSP can name its hash.
 */
export const DISMISSED_SCRIPT = `try{document.documentElement.dataset.dismissed=localStorage.getItem('${KEY}')||''}catch(e){}`;
