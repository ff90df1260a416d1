import { type JSX, useEffect, useState } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

const ScrollTop = lazyComponent(async () => (await import('./ScrollTop.tsx')).ScrollTop);

/**
 * The circle that leads back to the top, fetched once the visitor scrolls: until then it is invisible, and neither the document
 * nor the first script has to carry it.
 */
export function LazyScrollTop(): JSX.Element | null {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const note = () => setHasScrolled(true);
    // A page may begin where the visitor left it.
    if (window.scrollY > 0) note();
    else window.addEventListener('scroll', note, { once: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return hasScrolled ? <ScrollTop /> : null;
}
