import { paths } from '@plinth/site/routes';
import type { LangCode } from '@plinth/ui/contract';
import type { Page } from 'playwright';

/** A moment of a visit that no address leads to. */
export interface State {
  /** The picture's name; begins with the page's. */
  readonly name: string;
  /** Where it begins, below the site's base. */
  readonly path: (langCode: LangCode) => string;
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

const SUBMIT = 'form button[type=submit]';

async function fillForm(page: Page): Promise<void> {
  for (const name of ['companyName', 'name', 'mobile', 'description']) {
    await page.locator(`form [name=${name}]`).fill('Mossbean 04-2222-3333');
  }
}

const answerContact = (page: Page, body: unknown) =>
  page.route('**/View/AddContactUs', (route) => route.fulfill({ json: body }));

const sendForm = async (page: Page) => {
  await fillForm(page);
  await page.locator(SUBMIT).click();
  await page.locator('dialog[open]').waitFor();
};

/** What a visitor meets beside the pages themselves. */
export const STATES: readonly State[] = [
  {
    name: 'home-first-screen',
    path: paths.home,
    window: true,
  },
  {
    name: 'home-menu',
    path: paths.home,
    below: 1024,
    window: true,
    act: (page) => page.locator('header [data-panel=sheet] > summary').click(),
  },
  {
    name: 'home-services',
    path: paths.home,
    window: true,
    act: async (page) => {
      const menu = page.locator('header nav summary');
      if (await menu.first().isVisible()) await menu.first().click();
      else await page.locator('header [data-panel=end] > summary').click();
    },
  },
  {
    name: 'home-form-errors',
    path: paths.home,
    act: (page) => page.locator(SUBMIT).click(),
  },
  {
    name: 'home-sent',
    path: paths.home,
    window: true,
    prepare: (page) =>
      answerContact(page, {
        isError: false,
        message: '<b>200</b> OK<br>Thank you, we answer within one working day.',
      }),
    act: sendForm,
  },
  {
    name: 'home-refused',
    path: paths.home,
    window: true,
    prepare: (page) => answerContact(page, { isError: true, message: 'The mobile number cannot be right.' }),
    act: sendForm,
  },
  {
    name: 'home-sending',
    path: paths.home,
    window: true,
    prepare: (page) => page.route('**/View/AddContactUs', () => {}),
    act: async (page) => {
      await fillForm(page);
      await page.locator(SUBMIT).click();
      await page.locator(`${SUBMIT}[aria-busy=true]`).waitFor();
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
    act: (page) => page.locator('dialog[open]').waitFor(),
  },
];
