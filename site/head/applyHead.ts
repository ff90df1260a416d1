import type { Head, HeadTag } from './types.ts';

/** Which tags stand for the same thing on two pages. */
const IDENTIFYING = ['name', 'property', 'rel', 'hreflang'] as const;

const identity = (tag: string, valueOf: (name: string) => string | null | undefined): string =>
  [tag, ...IDENTIFYING.map((name) => valueOf(name) ?? '')].join(' ');

function setAttributes(element: Element, attributes: HeadTag['attributes']): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Brings the document's head in step with the page after a navigation in the browser.
 *
 * Only the language and elements marked with `data-head` are touched; what is right already stays as it is.
 * Nothing is parsed as html, so it works under Trusted Types.
 */
export function applyHead(head: Head, target: Document = document): void {
  if (target.documentElement.lang !== head.lang) target.documentElement.lang = head.lang;
  const present = new Map(
    [...target.head.querySelectorAll('[data-head]')].map((element) => [
      identity(element.localName, (name) => element.getAttribute(name)),
      element,
    ]),
  );
  for (const { tag, attributes } of head.tags) {
    if (attributes['data-head'] === undefined) continue;
    const key = identity(tag, (name) => attributes[name]);
    const element = present.get(key) ?? target.head.appendChild(target.createElement(tag));
    present.delete(key);
    setAttributes(element, attributes);
  }
  for (const element of present.values()) element.remove();
}
