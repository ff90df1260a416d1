import { paths } from '@plinth/site/routes';
import type { LangCode } from '@plinth/ui/contract';
import type { Page } from '@playwright/test';
import { dialog, fillForm, submitButton } from '../../e2e/support/form.ts';

/** A moment of a visit that no address leads to. */
export interface State {
  /** The picture's name; begins with the page's. */
  readonly name: string;
  /** Where it begins; the home page when missing. */
  readonly path?: (langCode: LangCode) => string;
  /** Only below this width, in CSS pixels. */
  readonly below?: number;
  /** Brings the loaded page there. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Happens before the page loads, such as answering its calls. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The picture shows the window, not the whole page. */
  readonly window?: true;
}

/** A service that has no finished page, so that its page has to ask for everything. */
const UNKNOWN_SERVICE = '99';

const send = async (page: Page) => {
  await fillForm(page);
  await submitButton(page).click();
};

/** What there is to see of an answer to the form. */
const answered = (name: string, body: unknown): State => ({
  name,
  window: true,
  prepare: (page) => page.route('**/View/AddContactUs', (route) => route.fulfill({ json: body })),
  act: async (page) => {
    await send(page);
    await dialog(page).waitFor();
  },
});

/** What a visitor meets beside the pages themselves. */
export const STATES: readonly State[] = [
  { name: 'home-first-screen', window: true },
  {
    name: 'home-menu',
    below: 1024,
    window: true,
    act: (page) => page.locator('header [data-panel=sheet] > summary').click(),
  },
  {
    name: 'home-services',
    window: true,
    act: async (page) => {
      const menu = page.locator('header nav summary');
      if (await menu.first().isVisible()) await menu.first().click();
      else await page.locator('header [data-panel=end] > summary').click();
    },
  },
  { name: 'home-form-errors', act: (page) => submitButton(page).click() },
  answered('home-sent', {
    isError: false,
    message: '<b>200</b> OK<br>Thank you, we answer within one working day.',
  }),
  answered('home-refused', { isError: true, message: 'The mobile number cannot be right.' }),
  {
    name: 'home-sending',
    window: true,
    prepare: (page) => page.route('**/View/AddContactUs', () => {}),
    act: async (page) => {
      await send(page);
      await submitButton(page).and(page.locator('[aria-busy=true]')).waitFor();
    },
  },
  {
    name: 'service-loading',
    path: (langCode) => paths.service(langCode, UNKNOWN_SERVICE),
    prepare: (page) => page.route('**/View/GetServiceById?*', () => {}),
    act: (page) => page.locator('main [aria-busy=true]').first().waitFor(),
  },
  {
    name: 'service-abnormal',
    path: (langCode) => paths.service(langCode, UNKNOWN_SERVICE),
    window: true,
    prepare: (page) =>
      page.route('**/View/GetServiceById?*', (route) => route.fulfill({ json: { isError: true } })),
    act: (page) => dialog(page).waitFor(),
  },
];
