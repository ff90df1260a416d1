import type { Page } from '@playwright/test';

/**
 * Finds text that cannot be read: cut off by a box that hides what overflows, reaching out of the window, or lying over
 * other text. Runs in the page, on what is visible.
 *
 * @param except a selector of what may be cut on purpose
 * @returns what is wrong, one line each
 */
export function findUnreadableText(page: Page, except?: string): Promise<string[]> {
  return page.evaluate((exempt) => {
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
      if (exempt !== undefined && parent.closest(exempt) !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        lines.push({ node, text: text.slice(0, 40), rect });
        // A skip link waits above the window for its focus.
        if (
          rect.bottom > 0 &&
          (rect.left < -0.5 || rect.right > document.documentElement.clientWidth + 0.5)
        ) {
          problems.push(`out of the window: ${text.slice(0, 40)}`);
        }
        for (
          let box: Element | null = parent;
          box !== null && box !== document.body;
          box = box.parentElement
        ) {
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
  }, except);
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Finds targets that are smaller than 44 by 44 pixels (the design brief), but for links in a line of text (WCAG 2.5.8,
 * 'Inline'). What covers a larger area through a pseudo-element is measured by it.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, select',
    )) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[aria-hidden=true]') !== null) continue;
      const style = getComputedStyle(element);
      const { width, height, bottom } = element.getBoundingClientRect();
      if (bottom <= 0 || (style.position === 'absolute' && width <= 1)) continue;
      const isInline =
        style.display === 'inline' &&
        (element.parentElement?.textContent?.trim() ?? '') !== element.textContent?.trim();
      if (isInline) continue;
      const grown = ['::before', '::after'].map((part) => {
        const box = getComputedStyle(element, part);
        const covers = box.content !== 'none' && box.position === 'absolute';
        return covers
          ? { width: Number.parseFloat(box.width) || 0, height: Number.parseFloat(box.height) || 0 }
          : { width: 0, height: 0 };
      });
      const wide = Math.max(width, ...grown.map((box) => box.width));
      const high = Math.max(height, ...grown.map((box) => box.height));
      if (wide < 43.5 || high < 43.5) {
        problems.push(
          `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${Math.round(wide)}x${Math.round(high)}`,
        );
      }
    }
    return [...new Set(problems)];
  });
}

/** Doubles every label, as another language might: all text of the page, and what stands in its attributes. */
export function doubleTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
    for (const node of nodes) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      // Prices and numbers are no labels: they have no words to translate. Nor is a company's name beside its mark.
      if (
        !/\p{L}{2}/u.test(text) ||
        parent === null ||
        parent.closest('script,style,template,noscript,header a:has(img)') !== null
      )
        continue;
      node.textContent = `${text} ${text}`;
    }
  });
}

/** Scrolls through the whole page, a window at a time, and back; everything that waits for the eye comes. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
