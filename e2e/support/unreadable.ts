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
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Meant for assistive technology alone: a box of one pixel, or one that is clipped away. */
  const isHidden = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' && style.position === 'absolute') return true;
      if (
        style.overflow !== 'visible' &&
        box.clientWidth <= 1 &&
        box.clientHeight <= 1 &&
        style.display !== 'inline'
      )
        return true;
    }
    return false;
  };
  const problems: string[] = [];
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('script,style,template,noscript,svg') !== null)
      continue;
    if (!shown(parent) || isHidden(parent)) continue;
    if (typeof exempt === 'string' && parent.closest(exempt) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      lines.push({ node, text: text.slice(0, 40), rect });
      // A skip link waits above the window for its focus.
      if (rect.bottom > 0 && (rect.left < -0.5 || rect.right > document.documentElement.clientWidth + 0.5)) {
        problems.push(`out of the window: ${text.slice(0, 40)}`);
      }
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const clips = (value: string) => value === 'hidden' || value === 'clip';
        const edge = box.getBoundingClientRect();
        // A line's box is taller than its letters: a third of it may be cut without harm to them.
        const slack = rect.height / 4;
        if (clips(style.overflowX) && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) {
          problems.push(`cut at the side: ${text.slice(0, 40)}`);
        }
        if (clips(style.overflowY) && (rect.bottom > edge.bottom + slack || rect.top < edge.top - slack)) {
          problems.push(`cut at the bottom: ${text.slice(0, 40)}`);
        }
      }
    }
  }
  const isFixed = (node: Node): boolean => {
    for (let box = node.parentElement; box !== null; box = box.parentElement) {
      const { position } = getComputedStyle(box);
      if (position === 'fixed' || position === 'sticky') return true;
    }
    return false;
  };
  // What stays while one scrolls lies over the rest on purpose.
  const still = lines.filter(({ node }) => !isFixed(node)).toSorted((a, b) => a.rect.top - b.rect.top);
  for (const [index, a] of still.entries()) {
    for (const b of still.slice(index + 1)) {
      if (b.rect.top > a.rect.bottom) break;
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
