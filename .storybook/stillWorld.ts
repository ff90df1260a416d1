import { isDraftKey } from './composing/protocol.ts';
import { networkSettled } from './network.ts';

/** The moment at which pictures are taken: a Thursday morning in Taipei. */
const PICTURE_TIME = Date.parse('2026-01-15T09:30:00+08:00');

const RealDate = Date;
const realMatchMedia = window.matchMedia.bind(window);

/** A clock that stands at {@link PICTURE_TIME}; a date made from given parts is what it says. */
const StillDate = new Proxy(RealDate, {
  construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [PICTURE_TIME] : parts),
  get: (target, key) => (key === 'now' ? () => PICTURE_TIME : Reflect.get(target, key)),
});

function stillMatchMedia(query: string): MediaQueryList {
  const list = realMatchMedia(query);
  const isMotion = query.includes('prefers-reduced-motion');
  return isMotion
    ? Object.defineProperty(list, 'matches', { value: !query.includes('no-preference') })
    : list;
}

/** Stops or starts the clock and all motion. */
export function setStillWorld(isStill: boolean): void {
  globalThis.Date = isStill ? StillDate : RealDate;
  window.matchMedia = isStill ? stillMatchMedia : realMatchMedia;
  // See `workshop.css`.
  document.documentElement.toggleAttribute('data-still', isStill);
}

/** Every story starts as a first visit: nothing stored but what somebody composes, no cookie, no scroll, no hash. */
export function cleanVisit(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!isDraftKey(key)) storage.removeItem(key);
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  window.scrollTo(0, 0);
}

/** A picture that cannot be shown is a state like any other, so a failed decoding only ends the wait. */
async function shown(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  await image.decode().catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
  });
}

/** Resolves when everything that a picture shows is there: answers, fonts, images, lazy ones too. */
export async function everythingShown(): Promise<void> {
  await networkSettled();
  await Promise.all([...document.images].map(shown));
  await document.fonts.ready;
}
