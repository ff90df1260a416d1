import { nextTask } from '../app/nextTask.ts';

/** From how many windows' heights on a part is left out: the page may be scrolled a little before anybody hears of it. */
const FAR = 1.2;

/** How many elements are laid out in a moment, also on a slow phone. */
const SMALL = 20;

/** What takes a visitor to another part of the page; a key may move the focus there. */
const SIGNS_OF_MOVING = ['scroll', 'keydown'] as const;

/** One frame: until the browser has laid out and painted what changed. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Whether an element's rows are its parent's, and as high as its content: only its own parts can be left out. */
const sharesRows = (element: Element): boolean =>
  getComputedStyle(element).gridTemplateRows.startsWith('subgrid');

/**
 * Whether an element takes the same place when its content is left out and its size is written down: no margin of a child
 * reaches through its edges, and no decoration hangs over them.
 */
function keepsItsPlace(element: Element): boolean {
  const { display, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
  const isItem = /flex|grid/.test(getComputedStyle(element.parentElement ?? element).display);
  const holdsMargins =
    isItem ||
    /^(?:flex|grid)$/.test(display) ||
    (display === 'block' && parseFloat(paddingBlockStart) > 0 && parseFloat(paddingBlockEnd) > 0);
  const isDecorated = element.querySelector(':scope > svg') !== null;
  return holdsMargins && !isDecorated;
}

/** A part of the page with the size that it has. */
interface Part {
  readonly element: HTMLElement;
  readonly size: DOMRectReadOnly;
}

/** Marks parts whose content is left out. */
const LEFT_OUT = 'data-left-out';

/** The parts of an element that are well below the window, from the top to the bottom; a large one before its own parts. */
function partsBelow(parent: Element): Part[] {
  return [...parent.children].flatMap((child) => {
    // Asking a closed menu for its size would lay it out.
    if (!(child instanceof HTMLElement) || child.matches('details:not([open])')) return [];
    const size = child.getBoundingClientRect();
    const far = innerHeight * FAR;
    if (size.height === 0 || size.bottom < far) return [];
    const hasSharedRows = sharesRows(child);
    const isPart =
      size.top > far && !hasSharedRows && child.firstElementChild !== null && keepsItsPlace(child);
    const isLarge = child.getElementsByTagName('*').length > SMALL;
    return [
      ...(isPart ? [{ element: child, size }] : []),
      ...(isLarge || hasSharedRows ? partsBelow(child) : []),
    ];
  });
}

/**
 * Leaves a part's content out, in the size that it has. Without a box, and not by `content-visibility`: that counts as a layout
 * shift when the visitor scrolls meanwhile, and moves what is placed relative to an element around the part.
 */
function leaveOut({ element, size }: Part): void {
  element.style.setProperty('inline-size', `${size.width}px`);
  element.style.setProperty('block-size', `${size.height}px`);
  element.setAttribute(LEFT_OUT, '');
}

function takeIn({ element }: Part): void {
  for (const name of ['block-size', 'inline-size']) element.style.removeProperty(name);
  element.removeAttribute(LEFT_OUT);
}

/**
 * Makes a change after which the browser lays out the whole page, such as a new face, so that it does so in many short tasks:
 * first what is in the window, then the rest, part by part. All of it at once when the visitor has scrolled, or moves
 * meanwhile, and when the page itself changes.
 *
 * @param change does not change the size of anything
 */
export async function layOutInParts(change: () => Promise<void>): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${LEFT_OUT}]>*{display:none!important}`);
  document.adoptedStyleSheets.push(sheet);
  await nextFrame();
  const parts = scrollY === 0 ? partsBelow(document.body) : [];
  const takeInAll = () => parts.splice(0).forEach(takeIn);
  const listening = new AbortController();
  for (const type of SIGNS_OF_MOVING)
    addEventListener(type, takeInAll, { capture: true, passive: true, signal: listening.signal });
  const changes = new MutationObserver(takeInAll);
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  const height = document.body.scrollHeight;
  const checkHeight = () => {
    // In the same task, so that a part that does not keep its place after all is never seen to.
    if (document.body.scrollHeight !== height) takeInAll();
  };
  await nextTask();
  // That the page was scrolled meanwhile is told with the next frame only. The visitor's focus stays where it is.
  const free = scrollY > 0 ? [] : parts.filter(({ element }) => !element.contains(document.activeElement));
  parts.splice(0, parts.length, ...free);
  parts.forEach(leaveOut);
  checkHeight();
  await nextTask();
  await change();
  while (parts.length > 0) {
    await nextFrame();
    parts.splice(0, 1).forEach(takeIn);
    checkHeight();
  }
  listening.abort();
  changes.disconnect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
