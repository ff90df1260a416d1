/** Where a browser remembers which announcements were dismissed: their names, with spaces between. */
const KEY = 'dismissed';

/** So many are remembered, the oldest forgotten first. */
const MOST = 20;

/** What a name may be made of, so that a list of them and a selector can hold it. */
const NAME = /^[\w-]+$/;

/** Whether a name can be remembered. */
export const isName = (name: string): boolean => NAME.test(name);

function names(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    // Storage that throws remembers nothing.
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
    // It is gone from this page at least.
  }
}

/** Hears of what other tabs remember. */
export function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * A script for the head of every document, inline and before anything is painted: dismissed announcements are then never seen again,
 * not even until the app has come, and nothing moves. Always the same, so that a policy can name its hash.
 */
export const DISMISSED_SCRIPT = `try{document.documentElement.dataset.dismissed=localStorage.getItem('${KEY}')||''}catch(e){}`;
