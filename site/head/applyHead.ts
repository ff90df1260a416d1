import { headOf } from './headOf.ts';
import type { HeadInput } from './types.ts';

const canonicalLink = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** The address of the page that was counted last: the tag manager's own start counts the document's. */
let counted = canonicalLink()?.href;

/**
 * Tells a running tag manager of another page once its head is right: the browser's history changes before the page does, so tags
 * that wait for that count it by the title of the page before.
 */
function countPage(): void {
  const address = canonicalLink()?.href;
  if (address === counted || document.querySelector('meta[name="robots"][content="noindex"]')) return;
  counted = address;
  if (!document.querySelector('script[src^="https://www.googletagmanager.com/"]')) return;
  (window.dataLayer ??= []).push({
    event: 'page_view',
    page_title: document.title,
    page_location: window.location.href,
  });
}

/**
 * Brings the document's head in step with the page after a navigation in the browser.
 *
 * Only elements marked with `data-head` are replaced. Nothing is parsed as html, so it works under Trusted Types.
 */
export function applyHead(input: HeadInput): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  for (const { tag, attributes } of headOf(input).tags) {
    if (attributes['data-head'] === undefined) continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
  countPage();
}
