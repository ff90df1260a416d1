import { useEffect, useRef } from 'react';
import { Rich } from './MessageDialog.styles.ts';
import { sanitize } from './sanitize.ts';
import { textOfHtml } from './textOfHtml.ts';

/**
 * Html from elsewhere, with everything removed but a little emphasis, lists and links.
 *
 * Shows nothing until the sanitiser is loaded, and plain text where it cannot be; never unsanitised html.
 */
export function SafeHtml({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void sanitize(html)
      .catch(() => textOfHtml(html))
      .then((content) => {
        if (current) place.current?.replaceChildren(content);
      });
    return () => {
      current = false;
    };
  }, [html]);
  return <Rich ref={place} aria-live="polite" />;
}
