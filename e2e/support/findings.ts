import { expect, type Page } from '@playwright/test';
import { unreadableText } from './unreadable.ts';

/** Finds text that cannot be read, see `unreadableText`. */
export const findUnreadableText = (page: Page, except?: string): Promise<string[]> =>
  page.evaluate(unreadableText, except);

/** May be cut where there is no room, at two lines: the logo stays beside it, and the link's accessible name is complete. */
export const COMPANY_NAME = 'header a:has(img)';

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Expects that all text can be read, and without scrolling sideways.
 *
 * @param where the page and its window, for a failure
 * @param except a selector of what may be cut on purpose
 */
export async function expectReadable(page: Page, where: string, except?: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `sideways scroll of ${where}`).toBe(0);
  expect.soft(await findUnreadableText(page, except), where).toEqual([]);
}

/**
 * Finds targets that are smaller than 44 by 44 pixels (the design brief), except links in a line of text (WCAG 2.5.8,
 * 'Inline'). A target enlarged by a pseudo-element is measured by that.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTarget = (element: HTMLElement) => {
      const { position } = getComputedStyle(element);
      const { width, bottom } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[aria-hidden=true]') === null &&
        bottom > 0 &&
        !(position === 'absolute' && width <= 1)
      );
    };
    const isInText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim() ?? '') !== element.textContent.trim();
    /** The sizes of the pseudo-elements that lie over a target and can be pressed in its place. */
    const coversOf = (element: HTMLElement) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({
          width: Number.parseFloat(width) || 0,
          height: Number.parseFloat(height) || 0,
        }));
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, select',
    )) {
      if (!isTarget(element) || isInText(element)) continue;
      const boxes = [element.getBoundingClientRect(), ...coversOf(element)];
      const wide = Math.max(...boxes.map(({ width }) => width));
      const high = Math.max(...boxes.map(({ height }) => height));
      if (wide < 43.5 || high < 43.5) {
        problems.push(
          `${element.tagName} ${element.textContent.trim().slice(0, 30)} ${Math.round(wide)}x${Math.round(high)}`,
        );
      }
    }
    return [...new Set(problems)];
  });
}

/** Finds phrases of large Chinese headings that are broken over lines: only `Heading` decides where these break. */
export const findBrokenPhrases = (page: Page, selector = '[data-phrases]'): Promise<string[]> =>
  page.evaluate((of) => {
    const isBroken = (phrase: ChildNode) => {
      const range = document.createRange();
      range.selectNodeContents(phrase);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    };
    return [...document.querySelectorAll(of)].flatMap(({ childNodes }) =>
      [...childNodes].filter(isBroken).map(({ textContent }) => textContent ?? ''),
    );
  }, selector);

/** Finds large Chinese headings of which a line begins with what may not begin one; gives their lines. */
export const findLeadingMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (heading: Element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let lines = '';
      let bottom = Infinity;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const [index, character] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getBoundingClientRect();
          lines += box.top > bottom - box.height / 2 ? `\n${character}` : character;
          ({ bottom } = box);
        }
      }
      return lines;
    };
    const headings = Array.from(document.querySelectorAll('[data-phrases]'), linesOf);
    return headings.filter((lines) => /\n[，、。！？：；\p{Pe}]/u.test(lines));
  });

/** Doubles every label, as another language might: all text of the page, and text in attributes. */
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

/** Scrolls through the whole page, a window at a time, and back, so that everything lazy loads. */
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
