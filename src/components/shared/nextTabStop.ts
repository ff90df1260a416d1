/** What can be a tab stop. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

/** The tab stop after an element, so that the focus stays near where a pressed and now removed element was. */
export const nextTabStop = (element: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(STOPS)].find(
    (stop) =>
      (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      // Nothing in a closed menu.
      stop.getClientRects().length > 0,
  );
