import { expect, type Page } from '@playwright/test';
import { COMPANY_NAME, expectReadable } from './findings.ts';
import { resize } from './inPage.ts';

/** One page of A4, in CSS pixels, with what margins of 10 mm take of its width; and a desk's window at 400 % (WCAG 1.4.10). */
const PAPER = { width: 794, height: 1123 };
const MARGINS = 76;
const ZOOMED = { width: 320, height: 256 };

/** A phone, a tablet and a desk, for text of twice its size (WCAG 1.4.4). */
const WIDTHS = [390, 768, 1440];

/** What nobody can do on paper: the form, what is pressed, and bands that only ask for a press. */
const ON_SCREEN_ONLY = '#contact, a, button, summary, section:has([data-part=words] + div > :is(a, button))';

/** The words of page and foot, and how many controls they have. */
const contentsOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main, footer')];
    return {
      words: parts.map((part) => part.innerText.replaceAll(/\s+/g, '')).join(''),
      controls: parts
        .flatMap((part) => [...part.querySelectorAll('a, button, input, textarea')])
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .length,
    };
  });

/** The visible texts of the page's content that paper needs too. */
const textsForPaper = (page: Page) =>
  page.evaluate((except) => {
    const texts: string[] = [];
    const main = document.querySelector('main');
    if (main === null) return texts;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isSeen = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text !== '' && isSeen === true && node.parentElement?.closest(except) === null) texts.push(text);
    }
    return texts;
  }, ON_SCREEN_ONLY);

/** Words in a colour that was made for a ground, which paper leaves out where nobody asks for it. */
const paleOnPaper = (page: Page) =>
  page.evaluate(() => {
    const contrastWithPaper = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    };
    return Array.from(document.querySelectorAll('main *, footer *'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { color, printColorAdjust } = getComputedStyle(element);
        return printColorAdjust !== 'exact' && contrastWithPaper(color) < 3;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** What would be repeated on every sheet, over its words; and answers that stay in closed questions. */
const wrongOnPaper = (page: Page) =>
  page.evaluate(() => [
    ...Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => `repeated: ${element.outerHTML.slice(0, 120)}`),
    ...Array.from(document.querySelectorAll('main details > :not(summary)'))
      .filter((answer) => !answer.checkVisibility())
      .map((answer) => `closed: ${answer.textContent.slice(0, 40)}`),
  ]);

/**
 * Cards whose parts lie over each other once the page is broken into sheets, for which columns stand in: Chromium then lets the
 * row of a grid grow around what stands out of it, and not the card.
 */
const overlapsOnSheets = (page: Page) =>
  page.evaluate(() => {
    Object.assign(document.body.style, { columns: '1', columnFill: 'auto', height: '100vh' });
    const found = [...document.querySelectorAll('main article')].filter(({ children }) =>
      [...children].some((part) => {
        const next = part.nextElementSibling?.getBoundingClientRect();
        return next !== undefined && next.height > 0 && part.getBoundingClientRect().bottom > next.top + 1;
      }),
    );
    document.body.removeAttribute('style');
    return found.map(({ textContent }) => textContent.slice(0, 40));
  });

/** What stands above the item of a list that it belongs to: sheets break before items, and cut what stands above their first line. */
const cutOnSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li')].flatMap((item) => {
      const { top } = item.getBoundingClientRect();
      return [...item.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < top - 1)
        .map((part) => `${part.localName} ${part.textContent.slice(0, 40)}`);
    }),
  );

/** Addresses in the footer that do not stand in one line where a sheet is laid out by the rules for a desk, as WebKit does. */
const brokenByDesk = async (page: Page) => {
  await resize(page, { ...PAPER, width: 1440 });
  return page.evaluate((width) => {
    document.body.style.width = `${width}px`;
    const links = [...document.querySelectorAll('footer address a')];
    const broken = links.filter((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length > 1;
    });
    document.body.removeAttribute('style');
    return links.length === 0 ? ['no address'] : broken.map(({ textContent }) => textContent);
  }, PAPER.width - MARGINS);
};

/** Whether all letters of the name are inside its link, or none; the error page has no name. */
const isNameWholeOrGone = (page: Page) =>
  page.evaluate((selector) => {
    const name = document.querySelector(`${selector} [data-part=name]`);
    const link = name?.closest('a')?.getBoundingClientRect();
    if (name === null || link === undefined) return name === null;
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    const isGone = lines.every(({ top }) => top >= link.bottom);
    const isWhole = lines.every(
      ({ left, right, bottom }) =>
        left >= link.left - 1 && right <= link.right + 1 && bottom <= link.bottom + 1,
    );
    return isGone || isWhole;
  }, COMPANY_NAME);

/**
 * Expects that a page loses nothing on paper, at 400 % and with text of twice its size.
 *
 * @param path what it is called in a failure
 */
export async function expectNothingLost(page: Page, path: string): Promise<void> {
  const contents = await contentsOf(page);
  const texts = await textsForPaper(page);

  await page.emulateMedia({ media: 'print' });
  await resize(page, PAPER);
  const onPaper = await textsForPaper(page);
  const missing = texts.filter((text) => !onPaper.includes(text));
  expect.soft(missing, `missing on the paper of ${path}`).toEqual([]);
  expect.soft(await wrongOnPaper(page), `the paper of ${path}`).toEqual([]);
  expect.soft(await paleOnPaper(page), `words on the paper of ${path}`).toEqual([]);
  expect.soft(await overlapsOnSheets(page), `cards on the sheets of ${path}`).toEqual([]);
  expect.soft(await cutOnSheets(page), `cut on the sheets of ${path}`).toEqual([]);
  expect.soft(await brokenByDesk(page), `addresses on the sheets of ${path}`).toEqual([]);
  if (path.endsWith('/favorablePlan')) expect.soft(onPaper.join(' '), path).toMatch(/\$\d{1,3}(?:,\d{3})+/);
  await page.emulateMedia({ media: 'screen' });

  await resize(page, ZOOMED);
  expect.soft(await contentsOf(page), `${path} at 400 %`).toEqual(contents);
  await expectReadable(page, `${path} at 400 %`);
  // What stays on top leaves the larger part of the window to the page.
  const covered = await page.evaluate(
    () => document.querySelector('header')?.getBoundingClientRect().height ?? 0,
  );
  expect.soft(covered, `the header of ${path} at 400 %`).toBeLessThan(ZOOMED.height / 3);

  // As a larger font in the browser's settings does; what is in pixels stays.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of WIDTHS) {
    const where = `${path}, large text at ${width}`;
    await resize(page, { width, height: 900 });
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    expect.soft(size, `the text of ${where}`).toBeGreaterThanOrEqual(30);
    await expectReadable(page, where, COMPANY_NAME);
    expect.soft(await isNameWholeOrGone(page), `the name on ${where}`).toBe(true);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Expects that the last entry of the phone's menu, which a desk has at 400 %, is in reach there. */
export async function expectMenuInReach(page: Page): Promise<void> {
  await resize(page, ZOOMED);
  await page.locator('header details:has(nav) > summary').click();
  const last = page.locator('header details:has(nav) nav a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
}
