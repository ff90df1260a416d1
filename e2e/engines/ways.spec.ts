import { BRANDS } from '../support/builds.ts';
import { wordOf } from '../support/words.ts';
import { expect, test } from './test.ts';

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

  test(`${brand}: the ring of the way back to the top shows how far one has read`, async ({ visit }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/zh-tw/index');
    const readUpTo = (part: number) =>
      visitor.evaluate((wanted) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        scrollTo(0, (scrollHeight - clientHeight) * wanted);
      }, part);
    // The ring is drawn as one dash as long as itself, which is moved out of it by what has not been read.
    const drawn = () =>
      1 -
      Number.parseFloat(
        getComputedStyle(document.querySelector('button circle + circle') as Element).strokeDashoffset,
      );
    for (const part of [1 / 3, 2 / 3, 1]) {
      await readUpTo(part);
      await visitor.expectVisible('button:has(circle + circle)', 1);
      await expect(async () => expect(await visitor.evaluate(drawn)).toBeCloseTo(part, 1)).toPass({
        timeout: 30_000,
      });
    }
    await visitor.press('button:has(circle + circle)');
    await visitor.expect(() => scrollY, null, 0);
  });

  test(`${brand}: a page that was left while its app was on the way comes alive when one comes back`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    // Only one of the app's files: a browser opens six connections to a host, and the next page needs one.
    const release = visitor.gate.hold(/\/assets\/app\/react-dom/);
    await visitor.openDocument('/main/en/about');
    await visitor.expect(() => document.querySelector('link[rel=modulepreload]') !== null, null, true);
    await visitor.press('header nav a[href$="/favorablePlan"]');
    await visitor.expectPath('/main/en/favorablePlan');
    release();
    await visitor.untilAlive();
    await visitor.back();
    await visitor.expectPath('/main/en/about');
    await visitor.untilAlive();
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

  test(`${brand}: who loads a page again and goes back comes to the place in the page before`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/en/index');
    const left = await visitor.evaluate(() => {
      const link = document.querySelector('footer a[href$="/about"]');
      link?.scrollIntoView({ block: 'end', behavior: 'instant' });
      return scrollY;
    });
    await visitor.press('footer a[href$="/about"]');
    await visitor.expect(() => [location.pathname, scrollY], null, ['/main/en/about', 0]);
    await visitor.evaluate(() => {
      window.isAlive = false;
      location.reload();
    });
    await visitor.untilAlive();
    await visitor.back();
    // To the pixel: Firefox lays out fractions of one, and the same place differs by some after a load.
    await visitor.expect(
      (place) => [location.pathname, Math.abs(scrollY - place) < 1 ? place : scrollY],
      left,
      ['/main/en/index', left],
    );
  });
}
