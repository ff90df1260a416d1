/** What the Tab key stops at. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

/** What the Tab key comes to after an element, so that whoever pressed one that goes is where it was. */
export const nextTabStop = (element: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(STOPS)].find(
    (stop) =>
      (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      // Not in a menu that is closed.
      stop.getClientRects().length > 0,
  );
