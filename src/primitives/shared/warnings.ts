import type { ReactNode } from 'react';
import { isBlank } from './isBlank.ts';

// Bundlers replace exactly this expression; a published library should not need Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Elements that have been warned about; once each is enough. */
const reported = new WeakSet<Element>();

const said = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

/** By node type: an element of a frame is not an instance of this window's `Element`. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Whether a node has content for assistive technology. */
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
 * Logs an error, in development only, where a control on the page has no accessible name.
 *
 * @param component the component that has the control
 */
export function warnWithoutName(component: string, element: Element | null): void {
  if (process.env.NODE_ENV === 'production' || element === null) return;
  if (reported.has(element) || hasName(element)) return;
  reported.add(element);
  console.error(`${component}: needs text, a picture with alternative text, or an aria-label.`, element);
}

/**
 * Logs an error, in development only, where a text that names something is empty. Looks at the prop, not at the page, so that
 * parts that are only rendered on a server can warn as well.
 *
 * @param component the component that has the text
 * @param prop the prop that holds it
 */
export function warnWithoutText(component: string, prop: string, text: ReactNode): void {
  if (process.env.NODE_ENV === 'production') return;
  if (isBlank(text)) console.error(`${component}: \`${prop}\` is empty, but assistive technology says it.`);
}

/**
 * Logs an error, in development only, where a list is empty: a page should leave its part out, or say in words that there is
 * nothing.
 *
 * @param component the component that has the list
 * @param prop the prop that holds it
 */
export function warnWithoutItems(component: string, prop: string, items: readonly unknown[]): void {
  if (process.env.NODE_ENV === 'production') return;
  if (items.length === 0)
    console.error(`${component}: \`${prop}\` is empty: leave the part out, or give it entries.`);
}

/**
 * Logs an error, in development only, where a part was given props that cannot be what was meant.
 *
 * @param component which part
 * @param problem which prop, and what is wrong with it
 * @param thrown what was thrown, if anything
 */
export function warn(component: string, problem: string, ...thrown: readonly unknown[]): void {
  if (process.env.NODE_ENV !== 'production') console.error(`${component}: ${problem}`, ...thrown);
}
