/**
 * Finds misplaced elements: those that reach beyond the window, headings wider than their column, headings over or under a
 * picture. Runs in the page, on what is visible.
 *
 * @returns what is wrong, one line each
 */
export function findMisplaced(): string[] {
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) problems.push(`the page scrolls sideways by ${sideways} px`);

  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** The nearest ancestor with a box, which lays out the element. */
  const parentBox = (element: Element): Element | null => {
    let box = element.parentElement;
    while (box !== null && getComputedStyle(box).display === 'contents') box = box.parentElement;
    return box;
  };
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.textContent.trim() || element.getAttribute('src') || '').slice(0, 30)}"`;
  /** The visible part of a box, which no box around it cuts off. */
  const seenPart = (element: Element): { left: number; right: number; bottom: number } => {
    let { left, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, bottom };
  };
  const isInDrawing = (element: Element) => element.parentElement?.closest('svg') !== null;
  for (const element of document.querySelectorAll('body *')) {
    // A drawing clips its own shapes.
    if (isInDrawing(element) || !shown(element)) continue;
    const { left, right, bottom } = seenPart(element);
    // A skip link is above the window until it is focused.
    if (right <= left || bottom <= 0) continue;
    if (left < -1 || right > width + 1)
      problems.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }

  /** The lines of a heading. */
  const linesOf = (heading: Element): DOMRect[] => {
    const rects: DOMRect[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
    return rects.filter((line) => line.width > 1 && line.height > 1);
  };
  /** How far, in pixels, a heading stands out of the box that lays it out; 0 or less where it fits. */
  const outOfBox = (heading: Element, parent: Element, lines: readonly DOMRect[]): number => {
    const column = parent.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(parent);
    const own = [heading.getBoundingClientRect(), ...lines];
    const start = Math.min(...own.map(({ left }) => left));
    const end = Math.max(...own.map(({ right }) => right));
    return Math.max(
      column.left + Number.parseFloat(paddingLeft) - start,
      end - (column.right - Number.parseFloat(paddingRight)),
    );
  };
  const meets = (line: DOMRect, box: DOMRect): boolean =>
    Math.min(line.right, box.right) - Math.max(line.left, box.left) > 2 &&
    Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 2;
  const pictures = [...document.querySelectorAll('main img')].filter(shown);
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    const parent = parentBox(heading);
    // Narrow ones are meant for assistive technology alone.
    if (!shown(heading) || parent === null || heading.getBoundingClientRect().width <= 1) continue;
    const lines = linesOf(heading);
    const out = outOfBox(heading, parent, lines);
    if (out > 1) problems.push(`${nameOf(heading)} stands ${Math.round(out)} px out of its box`);
    for (const picture of pictures) {
      const box = picture.getBoundingClientRect();
      if (!heading.contains(picture) && lines.some((line) => meets(line, box)))
        problems.push(`${nameOf(heading)} meets the picture ${nameOf(picture)}`);
    }
  }
  return [...new Set(problems)];
}

/**
 * Finds headings of cards that take several lines though their words fit into one. Runs in the page, on what is visible.
 *
 * @returns what is wrong, one line each
 */
export function findNeedlessWraps(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('main li :is(h2, h3, h4), main article :is(h2, h3, h4)'),
  ].flatMap((heading) => {
    const card = heading.parentElement;
    if (card === null || !heading.checkVisibility()) return [];
    const range = document.createRange();
    range.selectNodeContents(heading);
    const boxes = [...range.getClientRects()].toSorted((a, b) => a.top - b.top);
    // Boxes on the same line overlap by more than half, but need not have the same top: text in two fonts does not.
    let [lines, end] = [0, -Infinity];
    for (const { top, bottom } of boxes) {
      if ((top + bottom) / 2 < end) continue;
      lines += 1;
      end = bottom;
    }
    if (lines < 2) return [];
    const { display, flexDirection, paddingLeft, paddingRight } = getComputedStyle(card);
    // Beside something else in a row it does not have the whole width.
    if (display !== 'block' && !(display === 'flex' && flexDirection === 'column')) return [];
    const room = card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const { style } = heading;
    style.whiteSpace = 'nowrap';
    const { width } = range.getBoundingClientRect();
    style.removeProperty('white-space');
    if (width > room) return [];
    return [
      `${heading.textContent}: ${Math.round(width)} px wide, in several lines of ${Math.round(room)} px`,
    ];
  });
}

/**
 * Finds headings and labels with more lines than necessary: with `text-wrap: pretty` WebKit makes lines equally long, and needs
 * more of them in a narrow column. Runs in the page, on what is visible.
 *
 * @returns what is wrong, one line each
 */
export function findNeedlessLines(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, dt)')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const height = () => range.getBoundingClientRect().height;
    const own = height();
    element.style.setProperty('text-wrap', 'wrap');
    const least = height();
    element.style.removeProperty('text-wrap');
    return own > least + 1 ? [`${element.textContent}: ${own} px high, and ${least} px would do`] : [];
  });
}

/**
 * Loads every picture of the page, those further down too, and names the ones that are missing: broken, or still loading. Runs
 * in the page; to be called until it finds none.
 */
export function missingPictures(): string[] {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  return images
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);
}
