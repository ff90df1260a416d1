import { BRANDS } from '../support/builds.ts';
import { exportContacts } from '../support/contacts.ts';
import { FIELD_NAMES, REQUIRED, TYPED } from '../support/form.ts';
import { CATALOGUE, wordOf } from '../support/words.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A phone in Chinese, a desktop in English. */
const VISITS = [
  ['zh-tw', 390],
  ['en', 1440],
] as const;

const SUBMIT = 'form button[type=submit]';

/** Types into every field of the form, as TYPED says. */
async function fillForm(visitor: Visitor): Promise<void> {
  for (const name of FIELD_NAMES) {
    await visitor.press(`form [name="${name}"]`);
    await visitor.type(TYPED[name]);
  }
}

/** The values in the form. */
const valuesOf = (visitor: Visitor) =>
  visitor.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value]),
      ),
    FIELD_NAMES,
  );

/** The message beside each invalid field. */
const messagesOf = () =>
  Array.from(document.querySelectorAll('form [aria-invalid=true]'), (field) =>
    `${field.getAttribute('aria-describedby')} ${field.getAttribute('aria-errormessage')}`
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((message) => message?.checkVisibility())
      .map((message) => message?.textContent.trim() ?? '')
      .join(' '),
  );

/** Whether the focused field's label is visible, below the header and within the window. */
const labelIsSeen = () => {
  const label = (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  return label !== undefined && label.top >= (header?.bottom ?? 0) && label.bottom <= innerHeight;
};

for (const brand of BRANDS) {
  for (const [langCode, width] of VISITS) {
    test(`${brand}, ${langCode}, at ${width}: the form from empty to stored, with its dialog`, async ({
      visit,
    }) => {
      const visitor = await visit(brand);
      await visitor.resize(width, 844);
      const before = (await exportContacts(visitor.site)).length;
      await visitor.open(`/main/${langCode}/index`);
      await visitor.press(SUBMIT);
      await visitor.expectVisible('form [aria-invalid=true]', REQUIRED.length);
      await visitor.expectFocus('form [name=companyName]');
      await visitor.expect(labelIsSeen, null, true);
      const { required } = CATALOGUE[langCode];
      await visitor.expect(
        messagesOf,
        null,
        Array.from(REQUIRED, () => required),
      );

      await fillForm(visitor);
      await visitor.expectVisible('form [aria-invalid=true]', 0);
      await visitor.press(SUBMIT);
      await visitor.expectVisible('dialog[open]', 1);
      await visitor.expect(
        (title) => document.querySelector('dialog[open]')?.textContent.includes(title) ?? false,
        wordOf(visitor.site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'),
        true,
      );
      const stored = await exportContacts(visitor.site);
      expect(stored).toHaveLength(before + 1);
      expect(stored.at(-1)).toMatchObject(TYPED);

      // The dialog keeps the focus, and its button ends it.
      await visitor.pressKey('Tab');
      await visitor.expect(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        null,
        true,
      );
      await visitor.press('dialog[open] button');
      await visitor.expectVisible('dialog[open]', 0);
      await expect.poll(async () => new Set(Object.values(await valuesOf(visitor)))).toEqual(new Set(['']));
    });
  }

  test(`${brand}: what was typed stands in the form when one comes back to a page that was left`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/zh-tw/index');
    await fillForm(visitor);
    await visitor.open('/main/zh-tw/about');
    // Firefox's driver waits for a load, which a page from the back/forward cache does not have.
    await visitor.evaluate(() => history.back());
    await visitor.expectPath('/main/zh-tw/index');
    await visitor.untilAlive();
    await expect.poll(() => valuesOf(visitor)).toEqual(TYPED);
  });

  test(`${brand}: the first bad field keeps its label in sight while its section still moves into view`, async ({
    visit,
  }) => {
    const visitor = await visit(brand, { motion: true });
    await visitor.resize(390, 844);
    await visitor.open('/main/zh-tw/index');
    await visitor.press(SUBMIT);
    await visitor.expectFocus('form [name=companyName]');
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return playState === 'running' && (target?.contains(document.activeElement) ?? false);
      }).length;
    await visitor.expect(moving, null, 0);
    await visitor.expect(labelIsSeen, null, true);
  });

  test(`${brand}: what is pressed before the app is alive is done once it is, and once only`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    const before = (await exportContacts(visitor.site)).length;
    const release = visitor.gate.hold(/\/assets\/app\//);
    await visitor.openDocument('/main/zh-tw/index');
    // A menu needs no app.
    await visitor.press('header nav details > summary');
    await visitor.expectVisible('header nav details a[href$="/service/2"]', 1);
    await visitor.press('header nav details > summary');
    await fillForm(visitor);
    await visitor.press(SUBMIT);
    await visitor.press(SUBMIT);
    await visitor.press('form [name=name]');
    await visitor.pressKey('Enter');
    expect(await exportContacts(visitor.site)).toHaveLength(before);
    await visitor.expectPath('/main/zh-tw/index');
    release();
    await visitor.expectVisible('dialog[open]', 1);
    expect(await exportContacts(visitor.site)).toHaveLength(before + 1);
    expect((await exportContacts(visitor.site)).at(-1)).toMatchObject(TYPED);
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
