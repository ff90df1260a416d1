import { CSRF_COOKIE } from '@plinth/ui/contract';
import { exportContacts } from './support/contacts.ts';
import { inject, serverError } from './support/faults.ts';
import {
  confirmDialog,
  dialog,
  EMPTY,
  expectForm,
  field,
  FIELD_NAMES,
  fillForm,
  REQUIRED,
  submitButton,
  TYPED,
} from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import { forbidStorage, untilReady, visit, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { CATALOGUE, LANG_CODES, wordOf } from './support/words.ts';
import { chooseLanguage, footerLink } from './support/links.ts';

for (const langCode of LANG_CODES) {
  test(`an empty form is not sent, and says what is missing (${langCode})`, async ({ page, site }) => {
    await visit(page, site.url(`/main/${langCode}/index`));
    const sent = await inject(page, 'AddContactUs', 'unreachable');
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
    await field(page, 'name').fill('Ada');
    await field(page, 'name').fill('');
    await field(page, 'lineId').focus();
    // Errors appear only after a submit.
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
    await submitButton(page).click();
    await expect(field(page, 'companyName')).toBeFocused();
    for (const name of REQUIRED) {
      await expect.soft(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(field(page, name)).toHaveAccessibleDescription(CATALOGUE[langCode].required);
    }
    await expect(page.getByText(CATALOGUE[langCode].required, { exact: true })).toHaveCount(REQUIRED.length);
    await expect(field(page, 'lineId')).not.toHaveAttribute('aria-invalid', 'true');

    // A corrected field is valid at once, the others stay invalid; white space alone corrects nothing.
    await field(page, 'companyName').fill('Acme');
    await expect(field(page, 'companyName')).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, 'name').fill(' \t　 ');
    await submitButton(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'description').fill('\n \n');
    await expect(field(page, 'description')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  test(`the first bad field comes into sight whole, where no keyboard covers it (${langCode})`, async ({
    openPage,
    site,
  }) => {
    const page = await openPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    await visit(page, site.url(`/main/${langCode}/index`));
    for (const [name, filled] of [
      ['companyName', undefined],
      ['name', 'companyName'],
      ['mobile', 'name'],
    ] as const) {
      if (filled !== undefined) await field(page, filled).fill('Ada');
      await submitButton(page).click();
      await expect(field(page, name)).toBeFocused();
      const { top, bottom, header } = await field(page, name).evaluate((control) => {
        const around = control.parentElement?.getBoundingClientRect();
        return {
          top: around?.top ?? 0,
          bottom: around?.bottom ?? 0,
          header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
        };
      });
      expect.soft(top, `${name}: its label`).toBeGreaterThanOrEqual(header);
      expect.soft(bottom, `${name}: its error`).toBeLessThanOrEqual(400);
    }
  });

  test(`what is pasted comes in whole, and what is too long says so (${langCode})`, async ({
    page,
    site,
  }) => {
    await visit(page, site.url(`/main/${langCode}/index`));
    const before = (await exportContacts(site)).length;
    await fillForm(page);
    const longest = `${'說明'.repeat(49)}。\n`.repeat(50).slice(0, -1) + '。';
    await field(page, 'description').fill('');
    await page.keyboard.insertText(`${longest}的最後一句`);
    await expect(field(page, 'description')).toHaveValue(`${longest}的最後一句`);
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
    await submitButton(page).click();
    await expect(field(page, 'description')).toBeFocused();
    const words = wordOf(site, langCode, 'HOME.CONTACT.TOO_LONG')
      .replace('{{max}}', '5000')
      .replace('{{over}}', '5');
    await expect(field(page, 'description')).toHaveAccessibleDescription(words);
    await expect(page.locator('form [role=status]').getByText(words)).toHaveCount(1);
    // The backend counts as the form does: a line's end is one character.
    await field(page, 'description').fill(longest);
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
    await field(page, 'name').fill('\u200B\u3164');
    await submitButton(page).click();
    await expect(field(page, 'name')).toHaveAccessibleDescription(CATALOGUE[langCode].required);
    await field(page, 'name').fill(TYPED.name);
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(wordOf(site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'));
    const stored = await exportContacts(site);
    expect(stored).toHaveLength(before + 1);
    expect(stored.at(-1)).toMatchObject({ ...TYPED, description: longest });
  });

  test(`labels, types and limits of the fields (${langCode})`, async ({ page, site }) => {
    await visit(page, site.url(`/main/${langCode}/index`));
    const form = page.locator('form:has([name=companyName])');
    await expect(form).toHaveJSProperty('noValidate', true);
    await expect(field(page, 'mobile')).toHaveAttribute('type', 'tel');
    await expect(field(page, 'mobile')).toHaveAttribute('maxlength', '20');
    const keys = {
      companyName: 'COMPANY',
      name: 'NAME',
      mobile: 'TEL',
      lineId: 'LINE_ID',
      description: 'COMMENT',
    };
    for (const name of FIELD_NAMES) {
      const label = form.locator(`label[for="${await field(page, name).getAttribute('id')}"]`);
      await expect.soft(label).toContainText(wordOf(site, langCode, `HOME.CONTACT.${keys[name]}`));
      const isRequired = name !== 'lineId';
      if (isRequired) await expect.soft(label).toContainText('*');
      else await expect.soft(label).not.toContainText('*');
      const said = isRequired ? 'true' : null;
      expect.soft(await field(page, name).getAttribute('aria-required')).toBe(said);
    }
    await expect(submitButton(page)).toHaveText(wordOf(site, langCode, 'HOME.CONTACT.SUBMIT'));
  });

  test(`a request arrives once, trimmed, and the form is empty after the dialog (${langCode})`, async ({
    page,
    site,
  }) => {
    await visit(page, site.url(`/main/${langCode}/index`));
    const before = (await exportContacts(site)).length;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await fillForm(page, {
      ...TYPED,
      companyName: `  ${TYPED.companyName} \t`,
      description: `\n${TYPED.description}  `,
    });
    // Held while an impatient visitor presses again and again.
    const release = await holdRequests(page, /\/AddContactUs$/);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await submitButton(page).click({ force: true });
    await field(page, 'name').press('Enter');
    await page.locator('form:has([name=name])').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByRole('status').getByText(wordOf(site, langCode, 'COMMON.LOADING'))).toBeVisible();
    release();

    await expect(dialog(page)).toContainText(wordOf(site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'));
    // The server's message is html and is shown as such.
    await expect(dialog(page).locator('b, a').first()).toBeVisible();
    await expectForm(page, {
      ...TYPED,
      companyName: `  ${TYPED.companyName} \t`,
      description: `\n${TYPED.description}  `,
    });
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).toBe(
      '[{"event":"submit"}]',
    );
    await confirmDialog(page);
    await expect(dialog(page)).toHaveCount(0);
    await expectForm(page, EMPTY);
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
    await expect(page).toHaveURL(site.url(`/main/${langCode}/index`));

    expect(posts).toHaveLength(1);
    const stored = await exportContacts(site);
    expect(stored).toHaveLength(before + 1);
    expect(stored.at(-1)).toMatchObject(TYPED);
    expect(stored.at(-1)).toMatchObject({
      id: expect.any(Number),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    // The draft is gone with the success, and a second message can be sent.
    await page.reload();
    await untilReady(page);
    await expectForm(page, EMPTY);
  });
}

test('an analytics queue that exists already is kept', async ({ page, site }) => {
  await page.addInitScript(() => Object.assign(window, { dataLayer: ['earlier'] }));
  await visit(page, site.url('/main/en/index'));
  await inject(page, 'AddContactUs', { body: JSON.stringify({ isError: false, message: 'Thanks' }) });
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page)).toContainText('Thanks');
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).toBe(
    '["earlier",{"event":"submit"}]',
  );
});

test('who goes back with the dialog open and then closes it is in the page before', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/about'));
  await page.locator('footer a[href$="#contact"]').click();
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('form')).toHaveCount(0);
  await confirmDialog(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('what was typed survives a reload, other pages, the language switch and the error page', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  await fillForm(page);
  await page.reload();
  await untilReady(page);
  await expectForm(page, TYPED);
  await footerLink(page, 'about').click();
  await expect(page.locator('form')).toHaveCount(0);
  await page.locator('footer a[href$="#contact"]').click();
  await expectForm(page, TYPED);
  await chooseLanguage(page, 'zh-tw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expectForm(page, TYPED);
  await visit(page, site.url('/errorPage'));
  await expect(page.locator('main')).toContainText(wordOf(site, 'zh-tw', 'ERRORPAGE.TEXT_KEPT'));
  await page.locator('main a').first().click();
  await expectForm(page, TYPED);
});

test('a page from the back/forward cache has the text as another document of the tab left or sent it', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  await fillForm(page);
  for (const left of [{ ...EMPTY, name: 'Lin' }, EMPTY]) {
    // Playwright's Chromium has no back/forward cache.
    await page.evaluate((draft) => {
      sessionStorage.setItem('contactDraft/', JSON.stringify(draft));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, left);
    await expectForm(page, left);
  }
});

test('where storage throws, what was typed survives the error page all the same, in its language, and a second try is no second request', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/500/);
  await page.addInitScript(forbidStorage);
  await visit(page, site.url('/main/en/index'));
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await inject(page, 'AddContactUs', serverError);
  await fillForm(page);
  await submitButton(page).click();
  await confirmDialog(page);
  await expect(page).toHaveURL(site.url('/errorPage'));
  await expect(page.locator('h1')).toHaveText(CATALOGUE.en.system);
  await expect(page.locator('main')).toContainText(wordOf(site, 'en', 'ERRORPAGE.TEXT_KEPT'));
  await page.getByRole('link', { name: wordOf(site, 'en', 'ERRORPAGE.BACK_TO_FORM') }).click();
  await expectForm(page, TYPED);
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a browser that blocks cookies and storage sends a request all the same', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(forbidStorage);
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { value: '' }));
  await visit(page, site.url('/main/en/index'));
  const before = (await exportContacts(site)).length;
  await fillForm(page);
  await context.clearCookies();
  await submitButton(page).click();
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  expect(await exportContacts(site)).toHaveLength(before + 1);
});

test("what fills the robots' trap is not told so, and kept where the owner can look", async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  const before = (await exportContacts(site)).length;
  const suspectedBefore = (await exportContacts(site, '--suspected')).length;
  await fillForm(page);
  await page
    .locator('form [name=website]')
    .evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'));
  await submitButton(page).click();
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  expect(await exportContacts(site)).toHaveLength(before);
  const suspected = await exportContacts(site, '--suspected');
  expect(suspected).toHaveLength(suspectedBefore + 1);
  expect(suspected.at(-1)).toMatchObject(TYPED);
});

/** Foreign cookies with the token's name, each of which makes the server refuse the first try. */
const FOREIGN_COOKIES = {
  // It has our cookie's name and path, so it replaces ours; the page cannot read it.
  'another application': { value: '3f0d5a52-7a0e-4a7e-9b43-0c9c5e1f6f10', path: '/', httpOnly: true },
  // The page sees it before ours, and the call does not send it.
  'an older site below /main': { value: 'a-token-of-an-older-site', path: '/main', httpOnly: false },
};

for (const langCode of LANG_CODES) {
  for (const [owner, cookie] of Object.entries(FOREIGN_COOKIES)) {
    test(`with a token's cookie of ${owner} the form sends once more by itself, and is stored once (${langCode})`, async ({
      page,
      context,
      site,
      guard,
    }) => {
      guard.allow(/403/);
      // Answers still on their way would set our cookie again.
      await visitSettled(page, site.url(`/main/${langCode}/index`));
      const before = (await exportContacts(site)).length;
      const { hostname: domain } = new URL(site.origin);
      await context.addCookies([{ name: CSRF_COOKIE, domain, ...cookie }]);
      const answers: number[] = [];
      page.on('response', (response) => {
        if (response.request().method() === 'POST') answers.push(response.status());
      });
      await fillForm(page);
      await submitButton(page).click();
      await expect(dialog(page)).toContainText(wordOf(site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'));
      expect(answers).toEqual([403, 200]);
      await confirmDialog(page);
      await expectForm(page, EMPTY);
      const stored = await exportContacts(site);
      expect(stored).toHaveLength(before + 1);
      expect(stored.at(-1)).toMatchObject(TYPED);
    });
  }

  test(`a refusal that brings no new token is shown in plain words, and the text stays (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/403/);
    await visit(page, site.url(`/main/${langCode}/index`));
    const before = (await exportContacts(site)).length;
    // The server's answer to a request without a token; its cookie does not reach the browser.
    const refusal = await fetch(site.url('/server/View/AddContactUs'), {
      method: 'POST',
      headers: { 'accept-language': langCode },
    });
    expect(refusal.status).toBe(403);
    const body = await refusal.text();
    const sent = await inject(page, 'AddContactUs', { status: 403, body });
    await fillForm(page);
    await submitButton(page).click();
    const { message }: { message: string } = JSON.parse(body);
    await expect(dialog(page)).toContainText(message.replace(/<[^>]+>/g, ''));
    await confirmDialog(page);
    await expect(dialog(page)).toHaveCount(0);
    await expectForm(page, TYPED);
    await expect(page).toHaveURL(site.url(`/main/${langCode}/index`));
    expect(sent).toHaveLength(1);
    // Nothing is in the way of sending it again.
    await page.unrouteAll();
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(wordOf(site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'));
    expect(await exportContacts(site)).toHaveLength(before + 1);
  });
}

test("the server's html is cleaned before it touches the page", async ({ page, site, guard }) => {
  // The page's policy blocks markup that is not sanitised yet, and logs that.
  guard.allow(/Content Security Policy|Policy violated/);
  await visit(page, site.url('/main/en/index'));
  const message =
    '<b id="contact" class="x" data-part="x" aria-hidden="true">Bold</b>' +
    ' <a href="https://example.com/" aria-label="x">good</a> <a href="javascript:alert(1)">bad</a>' +
    '<a href="javascript://https:%0aalert(1)">worse</a> <a href="mailto:a@b.example">mail</a>' +
    '<img src="/x" onerror="window.hacked=1"><script>window.hacked=1</' +
    'script><iframe src="/"></iframe><ul><li onclick="hacked=1">one</li></ul><style>body{display:none}</style>' +
    'Before<p>First</p>\n<p>Second</p>After<div>Third</div><div><p>Fourth</p></div>';
  await inject(page, 'AddContactUs', { body: JSON.stringify({ isError: false, message }) });
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page).locator('b')).toHaveText('Bold');
  await expect(dialog(page).locator('li')).toHaveText('one');
  await expect(dialog(page)).toContainText('Before\nFirst\nSecond\nAfter\nThird\nFourth', {
    useInnerText: true,
  });
  // No empty line at the end.
  expect(await dialog(page).locator('[aria-live]').textContent()).toMatch(/Fourth$/);
  await expect(
    dialog(page)
      .locator('[aria-live]')
      .locator(':not(a, b, ul, li, br), [onerror], [onclick], [href^="javascript"]'),
  ).toHaveCount(0);
  const links = await dialog(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  // An empty tab would stay behind the visitor's mail program.
  expect(links).toEqual([
    ['https://example.com/', '_blank'],
    ['mailto:a@b.example', null],
  ]);
  const attributes = await dialog(page)
    .locator('[aria-live] *')
    .evaluateAll((elements) => elements.flatMap((element) => element.getAttributeNames()));
  expect([...new Set(attributes)].toSorted()).toEqual(['href', 'rel', 'target']);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});
