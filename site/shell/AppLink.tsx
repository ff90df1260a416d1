import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { prefetch } from './loadPage.ts';
import type { PageBefore } from './readingPosition.ts';
import { useSite } from './site.ts';

/** Paths of the site start with a slash; everything else (mail, anchors, other sites) is left to the browser. */
const isInside = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * A link inside the site. Made from the router's hooks rather than its `Link`, which brings the router's framework mode
 * with it (3 kB).
 */
function InsideLink({
  href,
  onClick,
  ...rest
}: ComponentPropsWithRef<'a'> & { readonly href: string }): JSX.Element {
  const site = useSite();
  const navigate = useNavigate();
  const announce = () => prefetch(href, site);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { defaultPrevented, button, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // As browsers do, but not the router's own handler while a page is loading: two presses make one entry.
    const state: PageBefore = { key: site.currentPage.location.key, top: window.scrollY };
    void navigate(href, { replace: currentTarget.href === window.location.href, state });
  };
  return (
    <a
      onPointerEnter={announce}
      onFocus={announce}
      onTouchStart={announce}
      {...rest}
      href={useHref(href)}
      onClick={click}
    />
  );
}

/**
 * A link that the browser follows. It uses no hook of the router: nobody clicks while a page is prerendered, and a menu of a
 * thousand services may be in each of two thousand pages.
 */
export function PlainLink({ href, children, ...rest }: ComponentPropsWithRef<'a'>): JSX.Element {
  const { basePath } = useSite();
  return (
    <a {...rest} href={href !== undefined && isInside(href) ? basePath + href.slice(1) : href}>
      {children}
    </a>
  );
}

/**
 * The library's link, followed by the router inside the site; its target is fetched on hover, focus or touch. On a plain host the
 * browser follows it: the next page has its data in a file beside its document. The browser also follows links that open another
 * window, and links to text fragments (`:~:text=`), which no script can find.
 */
export function AppLink(props: ComponentPropsWithRef<'a'>): JSX.Element {
  const { href, target } = props;
  const isFollowed =
    useSite().plainHost !== true && !target && href !== undefined && isInside(href) && !href.includes(':~:');
  return isFollowed ? <InsideLink {...props} href={href} /> : <PlainLink {...props} />;
}
