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

const STYLE_ID = 'still-world';
const STYLE = `
  *, *::before, *::after {
    /* Over at once, and yet there: an animation that follows the scroll takes its length from the page. */
    animation-duration: 1ms !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
`;

function stillMatchMedia(query: string): MediaQueryList {
  const list = realMatchMedia(query);
  if (!query.includes('prefers-reduced-motion')) return list;
  const matches = !query.includes('no-preference');
  return new Proxy(list, {
    get: (target, key) => {
      if (key === 'matches') return matches;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Stops or starts the clock and all motion. */
export function setStillWorld(isStill: boolean): void {
  globalThis.Date = isStill ? StillDate : RealDate;
  window.matchMedia = isStill ? stillMatchMedia : realMatchMedia;
  document.getElementById(STYLE_ID)?.remove();
  if (!isStill) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = STYLE;
  document.head.append(style);
}

/** Every story starts as a first visit: nothing stored but what somebody composes, no cookie, no scroll, no hash. */
export function cleanVisit(): void {
  for (const key of Object.keys(localStorage)) if (!isDraftKey(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  window.scrollTo(0, 0);
}

/** A picture that cannot be shown is a state like any other, so a failed decoding only ends the wait. */
async function shown(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  try {
    await image.decode();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Resolves when everything that a picture shows is there: answers, fonts, images, lazy ones too. */
export async function everythingShown(): Promise<void> {
  await networkSettled();
  await Promise.all([...document.images].map(shown));
  await document.fonts.ready;
}
