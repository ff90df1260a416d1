import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor types; the payload's names are those of the inputs (rulings, section 1). */
export const TYPED = {
  companyName: 'Ling Foods 凌食品',
  name: 'Ada Lin',
  mobile: '+886 2 1234 5678',
  lineId: 'ada.lin',
  description: 'We run 12 servers.\nCan you look after them?',
} as const;

/** The name of an input. */
export type FieldName = keyof typeof TYPED;

/** All inputs, in the order of the form. */
export const FIELD_NAMES = Object.keys(TYPED) as FieldName[];

/** The required ones, in the order of the form. */
export const REQUIRED = ['companyName', 'name', 'mobile', 'description'] as const;

/** An input of the contact form. */
export const field = (page: Page, name: FieldName): Locator => page.locator(`form [name="${name}"]`);

/** The submit button of the contact form. */
export const submitButton = (page: Page): Locator => page.locator('form button[type=submit]');

/** Fills the whole form. */
export async function fillForm(
  page: Page,
  values: Readonly<Record<FieldName, string>> = TYPED,
): Promise<void> {
  for (const name of FIELD_NAMES) await field(page, name).fill(values[name]);
}

/** Fills a field in without an event, as some browsers do for their user. */
export const autofill = (page: Page, name: FieldName): Promise<void> =>
  field(page, name).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, TYPED[name]);

/** Expects these values in the form. */
export async function expectForm(page: Page, values: Readonly<Record<FieldName, string>>): Promise<void> {
  for (const name of FIELD_NAMES) await expect.soft(field(page, name), name).toHaveValue(values[name]);
}

/** An empty form. */
export const EMPTY: Readonly<Record<FieldName, string>> = {
  companyName: '',
  name: '',
  mobile: '',
  lineId: '',
  description: '',
};

/** The message dialog on screen. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]');

/** Confirms the message dialog by its button. */
export const confirmDialog = (page: Page): Promise<void> => dialog(page).getByRole('button').click();
