import type { Locator, Page } from '@playwright/test';
import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';

/* The ways that a visitor goes by header and footer. */

/** The footer's link to a page, in the language of the page on screen. */
export const footerLink = (page: Page, to: 'about' | 'favorablePlan'): Locator =>
  page.locator(`footer a[href$="/${to}"]:not([hreflang])`);

/** Chooses a service in the header's menu. */
export async function chooseService(page: Page, id: number): Promise<void> {
  await page.locator('header nav details > summary').click();
  await page.locator(`header nav details a[href$="/service/${id}"]`).click();
}

/** Chooses a language in the header. */
export async function chooseLanguage(page: Page, langCode: LangCode): Promise<void> {
  await page.locator('header details:has([hreflang]) > summary').click();
  await page.locator(`header [hreflang="${LANG_TAGS[langCode]}"]`).click();
}
