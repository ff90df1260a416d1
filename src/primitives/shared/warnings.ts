import type { ReactNode } from 'react';
import { isBlank } from './isBlank.ts';

// Bundlers replace exactly this expression; a published library brings no types of Node along.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Elements that have been complained about; once each is loud enough. */
const reported = new WeakSet<Element>();

const said = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

/** By its type: an element of a frame is no instance of this window's `Element`. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Whether what stands inside an element says something to assistive technology. */
const saysSomething = (node: Node): boolean => {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE && said(node.nodeValue);
  if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden')) return false;
  if (said(node.getAttribute('aria-label')) || said(node.getAttribute('alt'))) return true;
  return [...node.childNodes].some(saysSomething);
};

function hasName(element: Element): boolean {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return (
    ids.some((id) => said(element.ownerDocument.getElementById(id)?.textContent)) ||
    said(element.getAttribute('title')) ||
    saysSomething(element)
  );
}

/**
 * Says loudly, in development only, that a control on the page has no name for assistive technology.
 *
 * @param component whose control it is
 */
export function warnWithoutName(component: string, element: Element | null): void {
  if (process.env.NODE_ENV === 'production' || element === null) return;
  if (reported.has(element) || hasName(element)) return;
  reported.add(element);
  console.error(
    `${component}: without text or a picture that says something it needs an aria-label.`,
    element,
  );
}

/**
 * Says loudly, in development only, that a text which names something is empty. Looks at what was passed in, so that
 * parts without a script of their own, rendered on a server, can tell as well.
 *
 * @param component whose text it is
 * @param prop the prop that holds it
 */
export function warnWithoutText(component: string, prop: string, text: ReactNode): void {
  if (process.env.NODE_ENV === 'production') return;
  if (isBlank(text)) console.error(`${component}: \`${prop}\` is empty, but assistive technology says it.`);
}

/**
 * Says loudly, in development only, that a list is empty: whoever assembles a page leaves its part out, or says in words
 * that there is nothing.
 *
 * @param component whose list it is
 * @param prop the prop that holds it
 */
export function warnWithoutItems(component: string, prop: string, items: readonly unknown[]): void {
  if (process.env.NODE_ENV === 'production') return;
  if (items.length === 0)
    console.error(`${component}: \`${prop}\` is empty: leave the part out, or give it entries.`);
}

/**
 * Says loudly, in development only, that a part was given something of which it cannot make what was meant.
 *
 * @param component which part
 * @param problem which prop, and what is wrong with it
 * @param thrown what was thrown, where something was
 */
export function warn(component: string, problem: string, ...thrown: readonly unknown[]): void {
  if (process.env.NODE_ENV !== 'production') console.error(`${component}: ${problem}`, ...thrown);
}
