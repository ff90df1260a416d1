import { headOf } from './headOf.ts';
import type { HeadInput } from './types.ts';

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
}
