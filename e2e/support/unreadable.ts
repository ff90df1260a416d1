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
  // Most texts have most of their boxes in common.
  const known = new Map<Element, Surroundings>();
  const look = (box: Element): Surroundings => {
    const outer = box.parentElement === null ? OPEN : surroundingsOf(box.parentElement);
    const style = getComputedStyle(box);
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const isClippedAway = style.clipPath !== 'none' && style.position === 'absolute';
    const isPixel =
      style.overflow !== 'visible' &&
      box.clientWidth <= 1 &&
      box.clientHeight <= 1 &&
      style.display !== 'inline';
    const edge = {
      rect: box.getBoundingClientRect(),
      isSide: clips(style.overflowX),
      isBottom: clips(style.overflowY),
    };
    const isEdge =
      (edge.isSide || edge.isBottom) && box !== document.body && box !== document.documentElement;
    return {
      isHidden: outer.isHidden || isClippedAway || isPixel,
      isFixed: outer.isFixed || style.position === 'fixed' || style.position === 'sticky',
      edges: isEdge ? [...outer.edges, edge] : outer.edges,
    };
  };
  const surroundingsOf = (box: Element): Surroundings => {
    const found = known.get(box) ?? look(box);
    known.set(box, found);
    return found;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const problems: string[] = [];
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('script,style,template,noscript,svg') !== null)
      continue;
    if (!shown(parent)) continue;
    const { isHidden, isFixed, edges } = surroundingsOf(parent);
    if (isHidden) continue;
    if (typeof exempt === 'string' && parent.closest(exempt) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      // Fixed text overlaps the rest on purpose.
      if (!isFixed) lines.push({ node, text: text.slice(0, 40), rect });
      // A skip link waits above the window for its focus.
      if (rect.bottom > 0 && (rect.left < -0.5 || rect.right > document.documentElement.clientWidth + 0.5)) {
        problems.push(`out of the window: ${text.slice(0, 40)}`);
      }
      // A line's box is taller than its letters: a third of it may be cut without harm to them.
      const slack = rect.height / 4;
      for (const { rect: edge, isSide, isBottom } of edges) {
        if (isSide && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) {
          problems.push(`cut at the side: ${text.slice(0, 40)}`);
        }
        if (isBottom && (rect.bottom > edge.bottom + slack || rect.top < edge.top - slack)) {
          problems.push(`cut at the bottom: ${text.slice(0, 40)}`);
        }
      }
    }
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, a] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const b = lines[next];
      if (b === undefined || b.rect.top > a.rect.bottom) break;
      if (a.node === b.node) continue;
      const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (width > 2 && height > Math.min(a.rect.height, b.rect.height) / 3) {
        problems.push(`over each other: ${a.text} | ${b.text}`);
      }
    }
  }
  return [...new Set(problems)];
}
