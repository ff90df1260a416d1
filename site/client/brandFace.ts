import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The Latin face of a brand, as its site publishes it. */
export interface PublishedFace {
  readonly family: string;
  /** The weights that its file has: `100 900`. */
  readonly weights: string;
  readonly url: string;
}

/** What moves by less, in pixels, moves by nobody's eye; browsers do not count it either. */
const UNSEEN = 3;

/** What a closed menu holds: browsers tell where it would stand. */
const CLOSED = 'details:not([open]) > :not(summary)';

/** Takes a face on that is whole, unless something in the window would move by it; nothing does where it was taken on before. */
function takeOnInPlace(font: FontFace): void {
  const elements = [...document.querySelectorAll('body *')];
  const tops = () => elements.map((element) => element.getBoundingClientRect().top);
  const before = tops();
  document.fonts.add(font);
  // Asked for before anything is painted.
  const after = tops();
  const moves = elements.some((element, index) => {
    const [top = 0, later = 0] = [before[index], after[index]];
    const isInWindow = Math.max(top, later) > 0 && Math.min(top, later) < window.innerHeight;
    return isInWindow && Math.abs(top - later) >= UNSEEN && element.closest(CLOSED) === null;
  });
  if (moves) document.fonts.delete(font);
}

/**
 * Brings the brand's face once controls are alive; until then, and where it cannot be fetched, a face of the machine stands in
 * with the same measure. Where that would move a line in sight, the face comes with the next page.
 */
export function useBrandFace(face: PublishedFace | undefined): void {
  const { pathname } = useLocation();
  const loading = useRef<Promise<FontFace>>(undefined);
  const ready = useRef<FontFace>(undefined);
  useEffect(() => {
    if (face === undefined) return;
    if (ready.current) {
      document.fonts.add(ready.current);
      return;
    }
    const { family, weights, url } = face;
    loading.current ??= new FontFace(family, `url(${url})`, { weight: weights }).load();
    loading.current.then(
      (font) => {
        ready.current = font;
        takeOnInPlace(font);
      },
      () => {
        // The next page asks again.
        loading.current = undefined;
      },
    );
  }, [face, pathname]);
}
