import { type RefObject, useEffect, useState } from 'react';

/** Where an element is: still to come, or in view (then it stays so). */
export type Visibility = 'ahead' | 'arrived';

/**
 * Watches for the moment an element comes into view.
 *
 * An element that is in view from the start never 'arrives' and stays unknown, as it does before hydration, without JavaScript
 * and in browsers without IntersectionObserver.
 *
 * @param enabled `false` watches nothing
 * @returns undefined while it is unknown
 */
export function useInView(ref: RefObject<Element | null>, enabled = true): Visibility | undefined {
  const [visibility, setVisibility] = useState<Visibility>();
  useEffect(() => {
    const element = ref.current;
    if (!enabled || element === null || typeof IntersectionObserver === 'undefined') return undefined;
    let ahead = false;
    // The very edge of the window counts as in view: what is reported as ahead may be moved, which nobody should see.
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.some((entry) => entry.isIntersecting);
      if (!visible) {
        ahead = true;
        setVisibility('ahead');
        return;
      }
      if (ahead) setVisibility('arrived');
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, enabled]);
  return visibility;
}
