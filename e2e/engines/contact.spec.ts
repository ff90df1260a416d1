import { BRANDS } from '../support/builds.ts';
import { exportContacts } from '../support/contacts.ts';
import { FIELD_NAMES, REQUIRED, TYPED } from '../support/form.ts';
import { CATALOGUE, LANG_CODES, wordOf } from '../support/words.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const SUBMIT = 'form button[type=submit]';

/** Types into every field of the form, as TYPED says. */
async function fillForm(visitor: Visitor): Promise<void> {
  for (const name of FIELD_NAMES) {
    await visitor.press(`form [name="${name}"]`);
    await visitor.type(TYPED[name]);
  }
}

/** What stands in the form. */
const valuesOf = (visitor: Visitor) =>
  visitor.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value]),
      ),
    FIELD_NAMES,
  );

/** Whether the label of what has the focus can be read, below the header and within the window. */
const labelIsSeen = () => {
  const label = (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  return label !== undefined && label.top >= (header?.bottom ?? 0) && label.bottom <= innerHeight;
};

for (const brand of BRANDS) {
  for (const width of [390, 1440]) {
    test(`${brand} at ${width}: the form from empty to stored, with its dialog`, async ({ visit }) => {
      const visitor = await visit(brand);
      await visitor.resize(width, 844);
      for (const langCode of LANG_CODES) {
        const before = exportContacts(visitor.site).length;
        await visitor.open(`/main/${langCode}/index`);
        await visitor.press(SUBMIT);
        await visitor.expectVisible('form [aria-invalid=true]', REQUIRED.length);
        await visitor.expectVisible('form [name=companyName]:focus', 1);
        await visitor.expect(labelIsSeen, null, true);
        const words = await visitor.evaluate(() => document.querySelector('form')?.textContent ?? '');
        expect(words.split(CATALOGUE[langCode].required)).toHaveLength(REQUIRED.length + 1);

        await fillForm(visitor);
        await visitor.expectVisible('form [aria-invalid=true]', 0);
        await visitor.press(SUBMIT);
        await visitor.expectVisible('dialog[open]', 1);
        await visitor.expect(
          (title) => document.querySelector('dialog[open]')?.textContent.includes(title) ?? false,
          wordOf(visitor.site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'),
          true,
        );
        const stored = exportContacts(visitor.site);
        expect(stored).toHaveLength(before + 1);
        expect(stored.at(-1)).toMatchObject(TYPED);

        // The dialog keeps the focus, and its button ends it.
        await visitor.pressKey('Tab');
        await visitor.expect(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          null,
          true,
        );
        await visitor.press('dialog[open] button');
        await visitor.expectVisible('dialog[open]', 0);
        expect(new Set(Object.values(await valuesOf(visitor)))).toEqual(new Set(['']));
      }
    });
  }

  test(`${brand}: what is pressed before the app is alive is done once it is, and once only`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    const before = exportContacts(visitor.site).length;
    const release = visitor.gate.hold(/\/assets\/app\//);
    await visitor.openDocument('/main/zh-tw/index');
    // A menu needs no app.
    await visitor.press('header nav details > summary');
    await visitor.expectVisible('header nav details a', 5);
    await visitor.press('header nav details > summary');
    await fillForm(visitor);
    await visitor.press(SUBMIT);
    await visitor.press(SUBMIT);
    await visitor.press('form [name=name]');
    await visitor.pressKey('Enter');
    expect(exportContacts(visitor.site)).toHaveLength(before);
    await visitor.expectPath('/main/zh-tw/index');
    release();
    await visitor.expectVisible('dialog[open]', 1);
    expect(exportContacts(visitor.site)).toHaveLength(before + 1);
    expect(exportContacts(visitor.site).at(-1)).toMatchObject(TYPED);
  });

  test(`${brand}: an empty form that is sent before the app is alive says what is missing`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    await visitor.resize(390, 844);
    const release = visitor.gate.hold(/\/assets\/app\//);
    await visitor.openDocument('/main/zh-tw/index');
    await visitor.press(SUBMIT);
    await visitor.expectVisible('form [aria-invalid=true]', 0);
    release();
    await visitor.expectVisible('form [aria-invalid=true]', REQUIRED.length);
    await visitor.expect(labelIsSeen, null, true);
  });
}
