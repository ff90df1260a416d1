import { isDraftKey } from './composing/protocol.ts';

/** The moment at which pictures are taken: a Thursday morning in Taipei. */
const PICTURE_TIME = Date.parse('2026-01-15T09:30:00+08:00');

const RealDate = Date;

/** A clock that stands still at {@link PICTURE_TIME}; a date made from arguments is as usual. */
const StillDate = new Proxy(RealDate, {
  construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [PICTURE_TIME] : parts),
  get: (target, key) => (key === 'now' ? () => PICTURE_TIME : Reflect.get(target, key)),
});

/** Stops or starts the clock. Whoever takes the picture stops what moves: `npm run visual` and Chromatic do so by themselves. */
export function setClock(isStill: boolean): void {
  globalThis.Date = isStill ? StillDate : RealDate;
}

/** A storage that begins empty, and that only this document knows. */
function ownStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => Array.from(kept.keys())[index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Gives a story in a frame of a docs page storages of its own: what is answered in one would be answered in all others. */
export function keepOwnStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: ownStorage(), configurable: true });
}

/** Ends the turn of the story in this frame; undefined while it has none. */
let end: (() => void) | undefined;

/**
 * Waits until no other story of the docs page around this frame plays: a page has one focus, and a play that loses it stops
 * half-way. After half a minute it plays all the same, so that one story cannot hold up all others.
 */
export async function beginTurn(docs: Window): Promise<void> {
  if (end !== undefined) return;
  await new Promise<void>((begin) => {
    let isLate = false;
    setTimeout(() => {
      isLate = true;
      begin();
    }, 30_000);
    void navigator.locks.request(`plays of ${docs.performance.timeOrigin}`, () => {
      // It plays already, or has played.
      if (isLate) return undefined;
      begin();
      return new Promise<void>((done) => (end = done));
    });
  });
}

/** Lets the next story of the docs page play. */
export function endTurn(): void {
  end?.();
  end = undefined;
}

/**
 * Every story starts as a first visit, also in another language or brand: nothing stored except drafts of composed pages, no cookie.
 * Storybook itself begins another story at its top; one that is edited, or seen in other colours, stays where its reader has scrolled.
 */
export function cleanVisit(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!isDraftKey(key)) storage.removeItem(key);
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

/** Resolves when images, including lazy ones, and fonts have loaded. */
export async function everythingShown(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // A picture that cannot be shown is a state like any other.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  await document.fonts.ready;
}
