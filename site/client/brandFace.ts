import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The Latin face of a brand, as its site publishes it. */
export interface PublishedFace {
  readonly family: string;
  /** The weights that its file has: `100 900`. */
  readonly weights: string;
  readonly url: string;
}

/** Smaller shifts, in pixels, are not noticed; browsers do not count them either. */
const UNSEEN = 3;

/** The content of a closed menu: browsers still report a position for it. */
const CLOSED = 'details:not([open]) > :not(summary)';

/** Applies a loaded face, unless something in the window would move by it. */
function takeOnInPlace(font: FontFace): void {
  const elements = [...document.querySelectorAll('body *')];
  const tops = () => elements.map((element) => element.getBoundingClientRect().top);
  const before = tops();
  document.fonts.add(font);
  // Measured before anything is painted.
  const after = tops();
  const moves = elements.some((element, index) => {
    const [top = 0, later = 0] = [before[index], after[index]];
    const isInWindow = Math.max(top, later) > 0 && Math.min(top, later) < window.innerHeight;
    return isInWindow && Math.abs(top - later) >= UNSEEN && element.closest(CLOSED) === null;
  });
  if (moves) document.fonts.delete(font);
}

/**
 * Loads the brand's face once controls are alive; until then, and where it cannot be fetched, a local face with the same metrics
 * stands in. Where the change would move a line in sight, the face is applied with the next page.
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
