import { describe, expect, it } from 'vitest';
import { type PageData, draftOf } from '../model/draft.ts';
import { checkDraft } from './checkDraft.ts';

const around = {
  pictures: [
    { path: 'assets/pictures/hero.svg', bytes: 1000, size: { width: 4, height: 3 } },
    { path: 'assets/pictures/flat.svg', bytes: 1000, problem: 'It has no usable viewBox.' },
  ],
  targets: {
    services: { 'zh-tw': ['2'], en: ['2'] },
    pages: { 'zh-tw': ['spring'], en: [] },
    anchors: ({ slug }: { readonly slug: string }) =>
      ({ autumn: ['before'], spring: ['cherry'], home: ['contact'] })[slug],
  },
};
const hero = {
  section: 'Hero',
  heading: 'Move before winter',
  action: { label: 'Book a talk', href: '#talk' },
  media: { src: 'assets/pictures/hero.svg', alt: 'Stacked layers of a cloud' },
};
const heroZh = {
  section: 'Hero',
  heading: '入秋前，把機房搬上雲端',
  action: { label: '預約諮詢', href: '#talk' },
  media: { src: 'assets/pictures/hero.svg', alt: '層層堆疊的雲端架構圖' },
};
const end = {
  section: 'CallToAction',
  id: 'talk',
  heading: 'Talk to us first',
  action: { label: 'Write to us', href: 'index#contact' },
};
const endZh = {
  section: 'CallToAction',
  id: 'talk',
  heading: '先聊聊再決定',
  action: { label: '聯絡我們', href: 'index#contact' },
};
const page = (sections: PageData['sections']): PageData => ({
  title: 'Autumn prices',
  description: 'Move your servers to the cloud before winter, and keep the old ones.',
  sections,
});

/** What is found, by the name of the check. */
function found(
  english: PageData['sections'],
  chinese: PageData['sections'] = [heroZh, endZh],
  slug = 'autumn',
) {
  const checks = checkDraft(draftOf(slug, { en: page(english), 'zh-tw': page(chinese) }), around);
  return Object.fromEntries(
    checks.map(({ name, findings }) => [name, findings.map(({ message }) => message)]),
  );
}

describe('the checks', () => {
  it('leave a picture alone that decorates in both languages, unless it leads somewhere', () => {
    const bare = { src: 'assets/pictures/hero.svg', alt: '' };
    const texts = (media: object) =>
      found([{ ...hero, media }, end], [{ ...heroZh, media }, endZh])['Alternative texts'];
    expect(texts(bare)).toEqual([]);
    const brands = (link: object) => {
      const entry = { section: 'BrandSection', heading: 'x', items: [{ ...bare, link }] };
      return found([hero, entry, end], [heroZh, entry, endZh])['Alternative texts'];
    };
    expect(brands({ href: 'about' })).toHaveLength(2);
    expect(brands({ href: 'about', accessibleLabel: 'Acme' })).toEqual([]);
  });

  it('know that home leaves lists to the backend and needs the form, and that other pages do neither', () => {
    const services = { section: 'ProductSection', heading: 'Every layer has an owner' };
    const servicesZh = { section: 'ProductSection', heading: '從主機到客服，每一層都有人負責' };
    const files = (slug: string) =>
      found([hero, services, end], [heroZh, servicesZh, endZh], slug)['What the files need'];
    expect(files('home')).toEqual(Array(2).fill(expect.stringContaining('needs the section ContactSection')));
    expect(files('autumn')).toEqual(Array(2).fill(expect.stringContaining('items: this is required')));
  });

  it('find nothing on a page that is right', () => {
    expect(Object.values(found([hero, end])).flat()).toEqual([]);
  });

  it.each([
    ['What the files need', 'a missing heading', [{ ...hero, heading: '' }, end], /Hero, heading/],
    [
      'What the files need',
      'a picture that is not there',
      [{ ...hero, media: { src: 'assets/pictures/no.svg', alt: '' } }, end],
      /there is no picture/,
    ],
    ['What the files need', 'script in words', [{ ...hero, description: '<script>1</script>' }, end], /HTML/],
    [
      'What the files need',
      'a link by another protocol',
      [{ ...hero, action: { label: 'Go', href: 'javascript:1' } }, end],
      /links lead/,
    ],
    [
      'What the files need',
      'a picture that the site is not built with',
      [{ ...hero, media: { ...hero.media, src: 'assets/pictures/flat.svg' } }, end],
      /Hero, media: file: 'assets\/pictures\/flat.svg' cannot be used. It has no usable viewBox/,
    ],
    [
      'What the files need',
      'a question without words, by the number that its form has',
      [
        hero,
        { section: 'FaqSection', heading: 'x', items: [{ question: 'x', answer: 'x' }, { question: '' }] },
        end,
      ],
      /Faq, items 2: question: expected words, found nothing/,
    ],
    ['Headings in order', 'no title', [{ ...hero, headingLevel: 2 }, end], /0 headings of level 1/],
    ['Headings in order', 'a second title', [hero, { ...end, headingLevel: 1 }], /2 headings of level 1/],
    ['Headings in order', 'a step left out', [hero, { ...end, headingLevel: 4 }], /level 4 after level 1/],
    [
      'Lengths',
      'a heading too long',
      [{ ...hero, heading: 'Move '.repeat(20) }, end],
      /16 to 48 characters work best, not 99/,
    ],
    [
      'Prices',
      'a former price that is no higher',
      [
        hero,
        {
          section: 'PriceSection',
          heading: 'x',
          items: [{ price: 900, former: { label: 'Was', price: 900 } }],
        },
        end,
      ],
      /Price: items 1: the former price/,
    ],
    [
      'Alternative texts',
      'a picture that says nothing in one language alone',
      [{ ...hero, media: { ...hero.media, alt: '' } }, end],
      /Hero: media: no alternative text/,
    ],
    [
      'Links',
      'an anchor that is not there',
      [{ ...hero, action: { label: 'Book a talk', href: '#nowhere' } }, end],
      /Hero, action: leads to: no section of this page has the id 'nowhere': there is #talk/,
    ],
    [
      'Links',
      'a section that another page does not have',
      [{ ...hero, action: { label: 'Book a talk', href: '/main/zh-tw/spring#talk' } }, end],
      /Hero, action: leads to: no section of '.*spring' has the id 'talk': there is cherry/,
    ],
    [
      'Links',
      'a section that the page itself has no longer, by its address',
      [{ ...hero, action: { label: 'Book a talk', href: 'autumn#before' } }, end],
      /no section of 'autumn' has the id 'before': there is talk/,
    ],
    [
      'Links',
      'a service that is not there',
      [{ ...hero, action: { label: 'Book a talk', href: 'service/99' } }, end],
      /'service\/99' leads to no page in en: did you mean 'service\/2'/,
    ],
    [
      'Links',
      'a page in the other language only',
      [{ ...hero, action: { label: 'Book a talk', href: 'spring' } }, end],
      /leads to no page/,
    ],
    [
      'Both languages',
      'Chinese among the English',
      [{ ...hero, heading: '入秋前，把機房搬上雲端' }, end],
      /not translated/,
    ],
    ['Both languages', 'a section that one lacks', [hero], /missing in English/],
  ])('%s: %s', (check, _, sections, message) => {
    expect(found(sections)[check]?.join('\n')).toMatch(message);
  });
});

it('find Chinese that is not written so in Taiwan, in words, a picture’s and the page’s own', () => {
  const media = { ...heroZh.media, alt: '軟體與服务' };
  const words = found([hero, end], [{ ...heroZh, heading: '这个網站，这样就能看', media }, endZh]);
  expect(words['Both languages']).toEqual([
    'Hero: heading: 这, 个, 样 are not used in Taiwan',
    'Hero: media: 务 is not used in Taiwan',
  ]);
  const draft = draftOf('autumn', { 'zh-tw': { ...page([heroZh, endZh]), title: '软體' } });
  const titles = checkDraft(draft, around).flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(titles).toContain('Page: title: 软 is not used in Taiwan');
});

it('find a title that search engines cut off', () => {
  const title = 'Autumn prices '.repeat(4);
  const draft = draftOf('autumn', { en: { ...page([hero, end]), title } });
  const findings = checkDraft(draft, around).flatMap((check) => check.findings);
  expect(findings).toContainEqual(
    expect.objectContaining({
      path: ['title'],
      message: 'Page: title: 10 to 50 characters work best, not 55',
    }),
  );
});

it('put all that has to be mended before what deserves a look', () => {
  const sections = [
    { ...hero, heading: 'Move '.repeat(20), action: { label: 'Book a talk', href: '#nowhere' } },
  ];
  const draft = draftOf('autumn', { en: page([...sections, { ...end, headingLevel: 1 }]) });
  const levels = checkDraft(draft, around).flatMap(({ findings }) => findings.map(({ level }) => level));
  expect(levels).toEqual(['error', 'error', 'advice', 'advice']);
});

it('know that the contact form has its place', () => {
  const sections = [{ ...hero, action: { label: 'Book a talk', href: '#contact' } }];
  expect(found(sections, [heroZh])['Links']).toHaveLength(2);
  const contact = { section: 'ContactSection', heading: 'Tell us about it' };
  expect(
    found([...sections, contact], [heroZh, { ...contact, heading: '聊聊您的需求' }])['Links'],
  ).toHaveLength(1);
});
