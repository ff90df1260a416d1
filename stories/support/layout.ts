/** Boxes that hide their words on purpose, leaving them to assistive technology, are no wider than this, in CSS pixels. */
const TOLERANCE = 2;

const blockAround = (element: Element): Element => {
  const { display } = getComputedStyle(element);
  const { parentElement } = element;
  return (display === 'inline' || display === 'contents') && parentElement !== null
    ? blockAround(parentElement)
    : element;
};

/** Whether words are hidden on purpose; so are the options of a select, which WebKit gives a box. */
const isHiddenOnPurpose = (element: Element): boolean =>
  element.getBoundingClientRect().width <= TOLERANCE ||
  !element.checkVisibility() ||
  element.closest('select') !== null;

/** Whether words can be scrolled to, or are wholly out of sight because there is no room for them. */
function isPutAway(words: DOMRect, element: Element | null): boolean {
  if (element === null) return false;
  const { overflowX } = getComputedStyle(element);
  const { bottom } = element.getBoundingClientRect();
  if (overflowX === 'auto' || overflowX === 'scroll' || (overflowX === 'clip' && words.top >= bottom))
    return true;
  return isPutAway(words, element.parentElement);
}

/**
 * Words that reach sideways beyond their own box, or beyond the window.
 *
 * @returns one line for each finding
 */
export function wordsBeyondTheirBox(root: Element): string[] {
  const findings: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim();
    if (words === '' || node.parentElement === null) continue;
    const box = blockAround(node.parentElement);
    if (isHiddenOnPurpose(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    const { left, right } = place;
    const edge = box.getBoundingClientRect();
    const farthest = { left: Math.max(0, edge.left), right: Math.min(window.innerWidth, edge.right) };
    const isBeyond = left < farthest.left - TOLERANCE || right > farthest.right + TOLERANCE;
    if (isBeyond && !isPutAway(place, box)) {
      findings.push(
        `<${box.localName}> in <${box.parentElement?.outerHTML.slice(0, 120)}>: '${words.slice(0, 30)}' from ${Math.round(left)} to ${Math.round(right)}, not from ${Math.round(farthest.left)} to ${Math.round(farthest.right)}`,
      );
    }
  }
  return [...new Set(findings)];
}

/** Whether a press counts 21 pixels from the middle of an element to each side: a target of 44 by 44, however small its words. */
export function isThumbSized(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return [
    [x, y - 21],
    [x, y + 21],
    [x - 21, y],
    [x + 21, y],
  ].every(([across = 0, down = 0]) => element.contains(document.elementFromPoint(across, down)));
}
