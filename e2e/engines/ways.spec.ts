import { BRANDS } from '../support/builds.ts';
import { wordOf } from '../support/words.ts';
import { test } from './test.ts';

/** Where the contact section stands below what stays on top of the window; null while it is not there. */
const contactTop = () => {
  const section = document.getElementById('contact');
  const header = document.querySelector('header');
  if (section === null || header === null) return null;
  const top = section.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  // The section's own padding may lie under the header, its heading may not; and it begins in the upper half.
  return top > -100 && top < innerHeight / 2;
};

for (const brand of BRANDS) {
  test(`${brand}: anchors lead to the form, from the page itself, from another page and from an address`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/en/index');
    await visitor.press('main a[href$="#contact"], header a[href$="#contact"]');
    await visitor.expectPath('/main/en/index#contact');
    await visitor.expect(contactTop, null, true);
    await visitor.open('/main/en/about');
    await visitor.press('header a[href$="#contact"]');
    await visitor.expectPath('/main/en/index#contact');
    await visitor.expect(contactTop, null, true);
    await visitor.open('/main/zh-tw/about');
    await visitor.open('/main/zh-tw/index#contact');
    await visitor.expect(contactTop, null, true);
  });

  test(`${brand}: back and forward bring page, words, title and place in the page`, async ({ visit }) => {
    const visitor = await visit(brand);
    const title = () => visitor.evaluate(() => document.title);
    const heading = (wanted: string) =>
      visitor.expect(() => document.querySelector('h1')?.textContent ?? null, null, wanted);
    await visitor.open('/main/en/index');
    const home = await visitor.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? '',
      title: document.title,
    }));
    await visitor.press('footer a[href$="/about"]');
    await visitor.expectPath('/main/en/about');
    await heading(wordOf(visitor.site, 'en', 'ABOUT.TITLE'));
    await visitor.expect((wrong) => document.title === wrong, home.title, false);
    const about = await title();
    await visitor.press('header nav a[href$="/favorablePlan"]');
    await visitor.expectPath('/main/en/favorablePlan');
    await heading(wordOf(visitor.site, 'en', 'MENU.PACKAGE'));
    await visitor.back();
    await visitor.expectPath('/main/en/about');
    await heading(wordOf(visitor.site, 'en', 'ABOUT.TITLE'));
    await visitor.expect(() => document.title, null, about);
    await visitor.back();
    await visitor.expectPath('/main/en/index');
    await heading(home.heading);
    await visitor.expect(() => document.title, null, home.title);
    // The link at the foot of the page was pressed there, and that is where one comes back to.
    await visitor.expect(() => scrollY > innerHeight, null, true);
    await visitor.forward();
    await visitor.expectPath('/main/en/about');
    await heading(wordOf(visitor.site, 'en', 'ABOUT.TITLE'));
    await visitor.expect(() => document.title, null, about);
  });
}
