import type { Page } from '@playwright/test';

/** What had the focus, and how it was shown. */
export interface Focus {
  /** What it is and where it stands. */
  readonly name: string;
  /** By an outline, on itself or on what covers it. */
  readonly isOutlined: boolean;
  /** By an outline or a shadow. */
  readonly isSeen: boolean;
  readonly isInView: boolean;
}

/** What has the focus now. */
export const focusOf = (page: Page): Promise<Focus | undefined> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return undefined;
    const around: CSSStyleDeclaration[] = [];
    for (let at: Element | null = focused; at !== null && at !== document.body; at = at.parentElement) {
      for (const part of [undefined, '::before', '::after']) around.push(getComputedStyle(at, part));
    }
    const isOutlined = around.some(
      ({ outlineStyle, outlineWidth, outlineColor, outlineOffset, backgroundColor }) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba\(.*, 0\)$/.test(outlineColor) &&
        // Inside what it is around, on a ground of its own colour.
        !(Number.parseFloat(outlineOffset) < 0 && outlineColor === backgroundColor),
    );
    const { top, bottom, left, right, width } = focused.getBoundingClientRect();
    const words = (focused.textContent.trim() || focused.getAttribute('name') || '').slice(0, 30);
    const place = [left + scrollX, top + scrollY, width].map(Math.round).join();
    return {
      name: `${focused.localName} "${words}" at ${place}`,
      isOutlined,
      isSeen: isOutlined || around.some(({ boxShadow }) => boxShadow !== 'none'),
      isInView: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });

/** Presses Tab until the focus leaves the page or returns to the start; returns everything that had it, at most eighty. */
export async function tabThrough(page: Page): Promise<readonly Focus[]> {
  const seen = new Map<string, Focus>();
  while (seen.size < 80) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus === undefined || seen.has(focus.name)) break;
    seen.set(focus.name, focus);
  }
  return [...seen.values()];
}
