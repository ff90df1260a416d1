import { useEffect, useRef, useState } from 'react';
import { Rich } from './MessageDialog.styles.ts';
import { sanitize } from './sanitize.ts';
import { textOfHtml } from './textOfHtml.ts';

/**
 * Html that somebody else wrote, with everything taken out but a little emphasis, lists and links.
 *
 * Shows nothing until the sanitiser has come, and plain text when it cannot come; never html as it is.
 */
export function SafeHtml({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    setFailed(false);
    sanitize(html).then(
      (fragment) => {
        if (current) place.current?.replaceChildren(fragment);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [html]);
  // Two elements: React must never own what the fragment put into the first.
  return failed ? (
    <Rich key="text">{textOfHtml(html)}</Rich>
  ) : (
    <Rich key="html" ref={place} aria-live="polite" />
  );
}
