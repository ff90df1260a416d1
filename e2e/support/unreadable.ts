/**
 * Finds text that cannot be read: cut off by a box that hides what overflows, reaching out of the window, or lying over
 * other text. Runs in the page, on what is visible.
 *
 * @param exempt a selector of what may be cut on purpose
 * @returns what is wrong, one line each
 */
export function unreadableText(exempt?: string | null): string[] {
  interface Line {
    readonly node: Node;
    readonly text: string;
    readonly rect: DOMRect;
  }
  /** A box that cuts off what reaches beyond it, at the side or at the bottom. */
  interface Edge {
    readonly rect: DOMRect;
    readonly isSide: boolean;
    readonly isBottom: boolean;
  }
  /** The effects of a box and its ancestors on the text inside. */
  interface Surroundings {
    /** Meant for assistive technology alone: a box of one pixel, or one that is clipped away. */
    readonly isHidden: boolean;
    /** Stays while one scrolls. */
    readonly isFixed: boolean;
    readonly edges: readonly Edge[];
  }
  const OPEN: Surroundings = { isHidden: false, isFixed: false, edges: [] };
  const isPage = (box: Element) => box === document.body || box === document.documentElement;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  // Most texts have most of their boxes in common.
  const known = new Map<Element, Surroundings>();
  const look = (box: Element): Surroundings => {
    const outer = box.parentElement === null ? OPEN : surroundingsOf(box.parentElement);
    const { clipPath, position, display, overflow, overflowX, overflowY } = getComputedStyle(box);
    const isClippedAway = clipPath !== 'none' && position === 'absolute';
    const isPixel =
      overflow !== 'visible' && box.clientWidth <= 1 && box.clientHeight <= 1 && display !== 'inline';
    const edge = {
      rect: box.getBoundingClientRect(),
      isSide: clips(overflowX),
      isBottom: clips(overflowY),
    };
    return {
      isHidden: outer.isHidden || isClippedAway || isPixel,
      isFixed: outer.isFixed || position === 'fixed' || position === 'sticky',
      edges: (edge.isSide || edge.isBottom) && !isPage(box) ? [...outer.edges, edge] : outer.edges,
    };
  };
  const surroundingsOf = (box: Element): Surroundings => {
    const found = known.get(box) ?? look(box);
    known.set(box, found);
    return found;
  };
  /** Whether text in an element is there to be read, and may not be cut. */
  const isForReaders = (parent: Element): boolean =>
    parent.closest('script,style,template,noscript,svg') === null &&
    parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !surroundingsOf(parent).isHidden &&
    (typeof exempt !== 'string' || parent.closest(exempt) === null);
  const rectsOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
  };
  const isOutOfWindow = ({ left, right, bottom }: DOMRect): boolean =>
    // A skip link waits above the window for its focus.
    bottom > 0 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5);
  const isCutAtSide = (line: DOMRect, { rect, isSide }: Edge): boolean =>
    isSide && (line.right > rect.right + 1 || line.left < rect.left - 1);
  const isCutAtBottom = (line: DOMRect, { rect, isBottom }: Edge): boolean => {
    // A line's box is taller than its letters: a quarter of it may be cut without harm to them.
    const slack = line.height / 4;
    return isBottom && (line.bottom > rect.bottom + slack || line.top < rect.top - slack);
  };
  const lieOverEachOther = (a: DOMRect, b: DOMRect): boolean => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 2 && height > Math.min(a.height, b.height) / 3;
  };

  const problems: string[] = [];
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || !isForReaders(parent)) continue;
    const { isFixed, edges } = surroundingsOf(parent);
    for (const rect of rectsOf(node)) {
      // Fixed text overlaps the rest on purpose.
      if (!isFixed) lines.push({ node, text, rect });
      if (isOutOfWindow(rect)) problems.push(`out of the window: ${text}`);
      for (const edge of edges) {
        if (isCutAtSide(rect, edge)) problems.push(`cut at the side: ${text}`);
        if (isCutAtBottom(rect, edge)) problems.push(`cut at the bottom: ${text}`);
      }
    }
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (b.rect.top > a.rect.bottom) break;
      if (a.node !== b.node && lieOverEachOther(a.rect, b.rect))
        problems.push(`over each other: ${a.text} | ${b.text}`);
    }
  }
  return [...new Set(problems)];
}

/**
 * Finds Latin words and prices that are broken over lines, as their column is too narrow. Runs in the page, on what is visible.
 *
 * @param within a selector of where to look
 */
export function brokenWords(within: string): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility() !== true || node.parentElement.closest(within) === null)
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[A-Za-z0-9$,]{3,}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // WebKit adds an empty one at the end of the line before.
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
