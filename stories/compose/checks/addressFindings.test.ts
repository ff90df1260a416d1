import { describe, expect, it } from 'vitest';
import type { BrandFiles } from '../../../.storybook/composing/protocol.ts';
import { draftOf } from '../model/draft.ts';
import { addressFindings } from './addressFindings.ts';
import { idsIn } from './targets.ts';

const head = { title: 'T', description: 'D', sections: [] };
const file = (href: string) => ({
  text: `title: T\ndescription: D\nsections:\n  - section: CallToAction\n    heading: Go\n    action: { label: Go, href: ${href} }\n`,
  version: 'v',
});
const files: BrandFiles = {
  pictures: [],
  pages: {
    spring: { en: file('index'), 'zh-tw': file('index') },
    autumn: { en: file('spring'), 'zh-tw': file('nowhere') },
    offers: { en: file('spring-cleaning'), 'zh-tw': file('"/main/en/spring"') },
  },
};
const becoming = (...page: Parameters<typeof draftOf>) => {
  const draft = draftOf(...page);
  return { slug: draft.slug, ids: idsIn(draft) };
};
const both = { en: head, 'zh-tw': head };
const found = (
  slug: string,
  languages: Parameters<typeof draftOf>[1] = both,
  canSave = true,
  page?: string,
) =>
  addressFindings({ ...becoming(slug, languages), page: page ?? 'spring', files, canSave }).map(
    ({ message, langCode = '' }) => `${langCode}: ${message}`,
  );

describe('another address', () => {
  it('is told with what becomes of the old one, and with the links that led there', () => {
    expect(found('summer')).toEqual([
      'zh-tw: main/zh-tw/spring moves to the new address: visitors who still have the old address come to the home page',
      'en: main/en/spring moves to the new address: visitors who still have the old address come to the home page',
      expect.stringMatching(
        /^en: the page autumn links to the old address \(Call to action, action: leads to\)/,
      ),
      expect.stringMatching(/^zh-tw: the page offers links to the old address/),
    ]);
    expect(found('summer-2')).toEqual(found('summer'));
  });

  it.each([
    ['summer', both, ['zh-tw', 'en']],
    ['spring', { en: head }, ['zh-tw']],
    ['spring', both, []],
  ] as const)('%s is told of where the footer leads to the old one', (slug, languages, gone) => {
    const link = (url: string) => ({ url, label: { 'zh-tw': '春天', en: 'Spring' } });
    const footer = ['/main/en/spring', '/main/en/winter', 'https://spring.example'].map(link);
    const findings = addressFindings({
      ...becoming(slug, languages),
      page: 'spring',
      files,
      footer,
      canSave: true,
    }).filter(({ message }) => message.startsWith('the footer links to the old address ('));
    expect(findings.map(({ langCode }) => langCode)).toEqual(gone);
  });

  it('needs somebody to take the old files away where nothing can be saved', () => {
    expect(found('summer', both, false).at(-1)).toContain('spring.zh-tw.yaml and spring.en.yaml taken out');
  });

  it.each(['', 'über-uns', 'about'])('is refused where no page can be called %j', (slug) => {
    expect(found(slug)).toEqual([
      expect.stringMatching(/^: '.*' (?:cannot be an address|is already a page of the site)/),
    ]);
  });

  it('is free where only objects have the name', () => {
    expect(
      addressFindings({ ...becoming('constructor', both), page: undefined, files, canSave: true }),
    ).toEqual([]);
  });

  it('is refused where another page has it', () => {
    const [finding] = addressFindings({
      ...becoming('autumn', both),
      page: undefined,
      files,
      canSave: true,
    });
    expect(finding).toMatchObject({
      level: 'error',
      message: expect.stringContaining('there is a page autumn'),
    });
  });
});

it('a language less is an address less', () => {
  const findings = found('spring', { 'zh-tw': head });
  expect(findings[0]).toBe(
    'en: main/en/spring goes away: visitors who still have the old address come to the home page',
  );
  expect(findings).toHaveLength(3);
});

it('a section less, or under another id, is told with the links that led there', () => {
  const withId = (id: string, href: string) => ({
    text: `title: T\ndescription: D\nsections:\n  - section: CallToAction\n    id: ${id}\n    heading: Go\n    action: { label: Go, href: ${href} }\n`,
    version: 'v',
  });
  const pages = {
    home: { en: withId('contact', 'spring#prices') },
    spring: { en: withId('prices', 'index#contact') },
    autumn: { en: withId('leaves', 'spring#prices') },
    winter: { en: withId('snow', '/main/en/index#contact') },
  };
  const after = (page: string, id: string) => {
    const sections = [{ section: 'CallToAction', id, heading: 'Go' }];
    const findings = addressFindings({
      ...becoming(page, { en: { ...head, sections } }),
      page,
      files: { pictures: [], pages },
      canSave: true,
    });
    return findings.map(({ message }) => /the page (\w+) links to the old address/.exec(message)?.[1]);
  };
  expect(after('spring', 'prices')).toEqual([]);
  expect(after('spring', 'costs')).toEqual(['home', 'autumn']);
  expect(after('home', 'talk')).toEqual(['spring', 'winter']);
});

it.each(['**限時優惠**', '**Now** only'])(
  'nothing is said of links in a file that is not YAML, as where it says %s without quotation marks',
  (heading) => {
    const broken = { text: file('spring').text.replace('heading: Go', `heading: ${heading}`), version: 'v' };
    const findings = addressFindings({
      ...becoming('summer', { en: head }),
      page: 'spring',
      files: { ...files, pages: { spring: { en: file('index') }, autumn: { en: broken } } },
      canSave: true,
    });
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^main\/en\/spring moves/),
    ]);
  },
);

it('nothing is said of a page that stays where it is, or that is new', () => {
  expect(found('spring')).toEqual([]);
  expect(addressFindings({ ...becoming('summer', both), page: undefined, files, canSave: true })).toEqual([]);
});
