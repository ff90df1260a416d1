import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataInText, idsInText, readPage } from './read.ts';
import type { CheckContext } from './reader.ts';
import { SECTIONS, renamed } from './sections.ts';

const context: CheckContext = {
  langCode: 'en',
  picture: (src, alt) => (src === 'assets/pictures/hero.svg' ? { src: `/${src}`, alt, width: 8 } : undefined),
};

const read = (sections: string) =>
  readPage(`title: Autumn\ndescription: Words.\nsections:\n${sections}`, 'autumn.en.yaml', context);

const HERO = '  - section: Hero\n    heading: Hello\n';

describe('a good page', () => {
  it('is what its file says, and what a browser gets', () => {
    const { lines, page, content } = read(
      `  - section: Hero
    heading: A **good** day
    media: { src: assets/pictures/hero.svg, alt: '' }
    action: { label: Talk to us, href: index#contact }
`,
    );
    expect(lines).toEqual([]);
    expect(page?.sections[0]).toMatchObject({ section: 'Hero', heading: 'A **good** day' });
    expect(content?.sections).toEqual([
      {
        section: 'Hero',
        props: {
          heading: ['A ', { $: 'strong', of: 'good' }, ' day'],
          media: { src: '/assets/pictures/hero.svg', alt: '', width: 8 },
          action: { label: 'Talk to us', href: '/main/en/index#contact' },
        },
      },
    ]);
  });
});

it.each([
  ['>-\n  春茶開採，\n  產量減少。\n  共\n  30 tins', '春茶開採，產量減少。共 30 tins'],
  ['春茶\n  開採\n  中', '春茶開採中'],
  ["'春茶''\n  開採 中'", "春茶' 開採 中"],
  ['"春茶\n  開採"', '春茶開採'],
  ['>-\n  春茶\n\n  開採', '春茶\n開採'],
  ['|-\n  春茶 開採\n  春茶\n  開採', '春茶 開採\n春茶\n開採'],
])('puts no space between Chinese words that go on in the next line: %j', (written, title) => {
  const file = `title: ${written}\ndescription: x\nsections: []\n`;
  expect(readPage(file, 'autumn.zh-tw.yaml', context).page?.title).toBe(title);
  expect(dataInText(file)).toHaveProperty('title', title);
});

it('may have a link in words that could be one, and a break in words that are', () => {
  const { lines } = read(`  - section: ContactSection
    heading: x
    details:
      - { label: x, text: 'Write to [us](/)' }
      - { label: x, text: "1 Road\\\\\\nTaipei", link: { href: / } }
`);
  expect(lines).toEqual([]);
});

it('may say yes, no, or lines under a heading where a part shows more than words', () => {
  const table = (cell: string) => `  - section: ComparisonTable
    heading: Line by line
    label: Plans
    columns: [{ heading: Small }]
    groups: [{ rows: [{ heading: Phone, cells: [${cell}] }] }]
    answers: { yes: 'Yes', no: 'No' }
`;
  const cellOf = ({ content }: ReturnType<typeof read>) =>
    JSON.stringify(content?.sections[0]?.props['groups']);
  expect(cellOf(read(table('false')))).toContain('"cells":[false]');
  expect(cellOf(read(table('"*3* desks"')))).toContain('"cells":[[{"$":"em","of":"3"}," desks"]]');
  expect(read(table('3')).lines).toEqual([expect.stringContaining('cells[0]: expected words, found 3')]);
  expect(read(table('{ heading: x }')).lines.join()).toContain('cells[0]: expected words, found several');

  const price = (features: string) => `  - section: PriceSection
    heading: Prices
    items: [{ heading: Small, price: 1, features: ${features} }]
`;
  const good = read(price('[Mail, { heading: Keeping, items: [Two **years**] }]'));
  expect(good.lines).toEqual([]);
  expect(JSON.stringify(good.content)).toContain('"features":["Mail",{"heading":"Keeping","items":[["Two ",');
  expect(read(price('[{ heading: Keeping }]')).lines).toEqual([
    expect.stringContaining('features[0].items: this is required'),
  ]);
  expect(read(price('[true]')).lines.join()).toContain('features[0]: expected words, found true');
});

it('says of an empty entry what is required there, and no more', () => {
  const { lines } = read('  - section: Advantages\n    heading: x\n    items: [{}]\n');
  expect(lines).toEqual([expect.stringContaining('items[0].heading: this is required')]);
});

describe('a bad page is told in one line with file, line, field and what was expected', () => {
  it.each([
    [
      'an unknown section',
      '  - section: Heroo\n',
      ":4: sections[0].section: there is no 'Heroo': did you mean 'Hero'?",
    ],
    ['no section name', '  - heading: x\n', ":4: sections[0]: expected the section's name"],
    ['an empty one', "  - section: ''\n", ":4: sections[0].section: expected the section's name"],
    [
      'words without the name before them',
      `${HERO}    : x\n`,
      ':4: sections[0]: a name is missing before a colon',
    ],
    ['a section that is none', '  - Hero\n', ":4: sections[0]: expected a section, found 'Hero'"],
    [
      'an unknown prop',
      `${HERO}    hading: x\n`,
      ":6: sections[0].hading: there is no 'hading': did you mean 'heading'?",
    ],
    [
      'a prop that is an object’s own',
      `${HERO}    constructor: x\n`,
      ':6: sections[0].constructor: there is no',
    ],
    ['a prop that is missing', '  - section: Hero\n', ':4: sections[0].heading: this is required'],
    [
      'an empty one',
      '  - section: Hero\n    heading:\n',
      ':5: sections[0].heading: expected words, found nothing',
    ],
    [
      'a list for words',
      '  - section: Hero\n    heading: [a]\n',
      ':5: sections[0].heading: expected words, found a list',
    ],
    [
      'a number for words',
      '  - section: Hero\n    heading: 2026\n',
      'found 2026: write it in quotation marks',
    ],
    [
      'an unknown option',
      `${HERO}    layout: left\n`,
      ':6: sections[0].layout: expected one of beside, centered',
    ],
    [
      'a missing picture',
      `${HERO}    media:\n      src: x.svg\n      alt: ''\n`,
      ":7: sections[0].media.src: there is no picture 'x.svg': pictures are named assets/pictures/…",
    ],
    [
      'a picture without alt',
      `${HERO}    media: { src: assets/pictures/hero.svg }\n`,
      ':6: sections[0].media.alt: expected what',
    ],
    [
      'a script in words',
      `${HERO}    description: <script>x</script>\n`,
      ':6: sections[0].description: HTML is not allowed',
    ],
    [
      'a character that was lost on the way from another encoding',
      '  - section: Hero\n    heading: Caf\uFFFD\n',
      ":5: sections[0].heading: '\uFFFD' stands for a character that was lost",
    ],
    [
      'half of a sign, for which browsers show the same',
      '  - section: Hero\n    heading: "Moved \\uD83D"\n',
      ":5: sections[0].heading: '\uFFFD' stands for a character that was lost",
    ],
    [
      'a sign that turns what follows around',
      '  - section: Hero\n    heading: "Move \u202Enow"\n',
      ':5: sections[0].heading: an invisible character stands here, U+202E',
    ],
    [
      'a sign that browsers drop',
      '  - section: Hero\n    heading: "Move\\0 now"\n',
      ':5: sections[0].heading: an invisible character stands here, U+0000',
    ],
    [
      'such a sign in what a picture means',
      `${HERO}    media: { src: assets/pictures/hero.svg, alt: "Racks\\u202E" }\n`,
      ':6: sections[0].media.alt: an invisible character stands here, U+202E',
    ],
    [
      'another protocol',
      `${HERO}    action: { label: x, href: 'javascript:x' }\n`,
      ':6: sections[0].action.href: links lead to',
    ],
    [
      'a link without words',
      `${HERO}    action: { href: / }\n`,
      ':6: sections[0].action.label: expected words',
    ],
    [
      'a word for a link',
      `${HERO}    action: x\n`,
      ':6: sections[0].action: expected a link: label and href',
    ],
    [
      'a list for the name of a link',
      `${HERO}    action: { label: x, href: /, accessibleLabel: [x] }\n`,
      ':6: sections[0].action.accessibleLabel: expected text, found a list',
    ],
    [
      'a link in words that are one',
      "  - section: ContactSection\n    heading: x\n    details: [{ label: x, text: 'Write to [us](/)', link: { href: / } }]\n",
      ":6: sections[0].details[0].text: these words are a link already, through the 'link' beside them",
    ],
    [
      'a word for a picture',
      `${HERO}    media: hero.svg\n`,
      ":6: sections[0].media: expected a picture: src and alt; found 'hero.svg'",
    ],
    [
      'a link of a picture that leads nowhere',
      `${HERO}    media: { src: assets/pictures/hero.svg, alt: '', link: { href: / } }\n`,
      ":6: sections[0].media.link: there is no 'link'",
    ],
    [
      'a word for a number',
      '  - section: PriceSection\n    heading: x\n    items: [{ heading: x, price: free }]\n',
      ":6: sections[0].items[0].price: expected a number such as 12000 or 9.5, found 'free'",
    ],
    ...['012000', '1e3', '0x10', '0o17', '012.5'].map((price) => [
      `${price} for a price`,
      `  - section: PriceSection\n    heading: x\n    items: [{ heading: x, price: ${price} }]\n`,
      `:6: sections[0].items[0].price: expected a number such as 12000 or 9.5, found '${price}'`,
    ]),
    [
      'a price below nothing',
      '  - section: PriceSection\n    heading: x\n    items: [{ heading: x, price: -5 }]\n',
      ':6: sections[0].items[0].price: expected a number such as 12000 or 9.5, found -5',
    ],
    [
      'a word for yes or no',
      '  - section: Timeline\n    heading: x\n    items: [{ time: x, heading: x, current: now }]\n',
      ".current: expected true or false, found 'now'",
    ],
    [
      'a word for named values',
      '  - section: ComparisonTable\n    heading: x\n    label: x\n    columns: [{ heading: a }]\n    groups: [{ rows: [{ heading: x, cells: [true] }] }]\n    answers: both\n',
      ":9: sections[0].answers: expected named values, found 'both'",
    ],
    [
      'what nobody writes',
      '  - section: ContactSection\n    heading: x\n    children: x\n',
      ':6: sections[0].children: this cannot be set here',
    ],
    [
      'a list that is none',
      '  - section: Stats\n    heading: x\n    items: many\n',
      ":6: sections[0].items: expected a list, found 'many'",
    ],
    [
      'an empty list',
      '  - section: Stats\n    heading: x\n    items: []\n',
      ':6: sections[0].items: expected a list with at least one entry',
    ],
    [
      'a bad entry',
      '  - section: Stats\n    heading: x\n    items:\n      - value: 99%\n        label: x\n      - value: [1]\n        label: x\n',
      ':9: sections[0].items[1].value: expected words, found a list',
    ],
    [
      'an id twice',
      `${HERO}    id: top\n${HERO}    id: top\n`,
      ":9: sections[1].id: another section has the id 'top'",
    ],
    [
      'the id of the page itself',
      `${HERO}    id: main\n`,
      ":6: sections[0].id: the id 'main' is that of the whole page",
    ],
    [
      'an id that the contact section has by itself',
      `${HERO}    id: contact\n  - section: ContactSection\n    heading: x\n`,
      ":7: sections[1].id: another section has the id 'contact'",
    ],
    [
      'a row without a cell for each column',
      "  - section: ComparisonTable\n    heading: x\n    label: x\n    columns: [{ heading: a }, { heading: b }]\n    groups:\n      - rows:\n          - heading: x\n            cells: [true]\n    answers: { yes: 'y', no: 'n' }\n",
      ':11: sections[0].groups[0].rows[0].cells: expected one entry for each of the columns (2), found 1',
    ],
    [
      'a package without a price for each period',
      '  - section: PlanSection\n    heading: x\n    periods: { label: x, items: [{ label: a }, { label: b }] }\n    items:\n      - heading: x\n        prices: [{ price: 1 }]\n',
      ':9: sections[0].items[0].prices: expected one entry for each of the periods (2), found 1',
    ],
    [
      'a sign for a currency',
      '  - section: PriceSection\n    heading: x\n    items: [{ heading: x, price: 1, currency: { code: NT$, locale: zh-TW } }]\n',
      ":6: sections[0].items[0].currency.code: expected a currency's code such as TWD, found 'NT$'",
    ],
    [
      'a word for the language of a currency',
      '  - section: PriceSection\n    heading: x\n    items: [{ heading: x, price: 1, currency: { code: TWD, locale: Chinese } }]\n',
      ":6: sections[0].items[0].currency.locale: expected a language's tag such as zh-TW, found 'Chinese'",
    ],
    [
      'a first tab that there is not',
      '  - section: Tabs\n    heading: x\n    label: x\n    defaultIndex: 1\n    items: [{ label: a, content: b }]\n',
      ':7: sections[0].defaultIndex: expected one of 0; found 1',
    ],
    [
      'a first period that there is not',
      '  - section: PlanSection\n    heading: x\n    periods: { label: x, defaultIndex: -1, items: [{ label: a }] }\n    items: [{ heading: x, prices: [{ price: 1 }] }]\n',
      ':6: sections[0].periods.defaultIndex: expected one of 0; found -1',
    ],
    ...['2026-02-30', '14 March'].map((time): [string, string, string] => [
      `no date or time: ${time}`,
      `  - section: Timeline\n    heading: x\n    items: [{ time: a, heading: b, dateTime: '${time}' }]\n`,
      `:6: sections[0].items[0].dateTime: expected a real date or time such as 2026-03-14T09:30, found '${time}'`,
    ]),
    ...['{}', '{ paragraphs: [] }'].map((entry): [string, string, string] => [
      `an entry that says nothing: ${entry}`,
      `  - section: River\n    heading: x\n    items: [{ heading: y }, ${entry}]\n`,
      ':6: sections[0].items[1]: this says nothing: fill it in, or take it out',
    ]),
    ['a bad id', `${HERO}    id: Top of it\n`, ':6: sections[0].id: expected lower-case'],
    [
      'an address that YAML takes for a comment',
      `${HERO}    action:\n      label: x\n      href: #contact\n`,
      ':8: sections[0].action.href: expected an address, found nothing: if it begins with #',
    ],
    ['no sections', '  []\n', ':3: sections: expected at least one section'],
  ])('%s', (_what, sections, line) => {
    const { lines } = read(sections);
    expect(lines).toHaveLength(1);
    expect(`${lines[0]}`).toContain(`autumn.en.yaml${line.startsWith(':') ? line : ''}`);
    expect(lines[0]).toContain(line);
  });

  it.each([
    ['title: [', 'autumn.en.yaml:1: not YAML'],
    ['title: a\ntitle: b\n', 'autumn.en.yaml:2: not YAML: this name is here already'],
    [
      'title: a\ndescription：b\nsections: []\n',
      "autumn.en.yaml:2: not YAML: after a name come a colon and a space (':',",
    ],
    ['title: Prices: from 900\n', 'autumn.en.yaml:1: not YAML: a text with a colon and a space'],
    [
      "title: 'It's autumn'\n",
      "autumn.en.yaml:1: not YAML: this part belongs to nothing: a text that begins with a special character needs quotation marks around it, and inside '…'",
    ],
    ['sections:\n\t- section: Hero\n', 'autumn.en.yaml:2: not YAML: lines are indented'],
    ['---\ntitle: x\n---\n', 'autumn.en.yaml:3: not YAML: a line of only ---'],
    ['title: @home\n', 'autumn.en.yaml:1: not YAML: a text that begins with @'],
    [
      'title: a\n<<<<<<< HEAD\nsections: []\n=======\nsections: [b]\n>>>>>>> theirs\n',
      'autumn.en.yaml:2: not YAML: git could not merge two changes',
    ],
    [
      'title: a\ndescription: "b\nsections:\n  - section: Hero\n',
      'autumn.en.yaml:2: not YAML: a text that begins with a quotation mark needs one at its end',
    ],
    ['title: a\ndescription:b\n', 'autumn.en.yaml:2: not YAML: after a name come a colon and a space'],
    [
      'sections:\n  - section: Hero\n   heading: Hello\n',
      'autumn.en.yaml:3: not YAML: entries that belong together begin in the same column',
    ],
    [
      'sections:\n  - section: Hero\n    heading: Hello\n   - section: Hero\n',
      'autumn.en.yaml:4: not YAML: entries that belong together begin in the same column',
    ],
    ['title: [a\ndescription: b\n', 'not YAML: a text that begins with [ or { needs quotation marks'],
    ['title: "a\\d"\n', 'autumn.en.yaml:1: not YAML: inside "…" a \\ is written twice'],
    ['title: *a\n', 'not YAML'],
    ['title: &a b\n', 'autumn.en.yaml:1: not YAML: a text that begins with &'],
    ['title: & more\n', 'autumn.en.yaml:1: not YAML: a text that begins with &'],
    ['title: !now or never\n', 'autumn.en.yaml:1: not YAML: a text that begins with &'],
    ['title: &a [b]\n', 'what an anchor stands for is written out at each place'],
    ['title: We are #1\n', 'autumn.en.yaml:1: not YAML: what follows a space and a # is a comment'],
    ['title: a\nsections:\n  - b\n   - c\n', 'autumn.en.yaml:4: not YAML: entries that belong together'],
    ['title: a\nsections:\n  - 雲端 #AI 時代\n', 'autumn.en.yaml:3: not YAML: what follows a space and a #'],
    ['title: "Quoted" words\n', 'autumn.en.yaml:1: not YAML: this part belongs to nothing: a text'],
    ['', 'autumn.en.yaml:1: the page: expected a page'],
    ['- x', 'autumn.en.yaml:1: the page: expected a page'],
    ['titel: x\n', "autumn.en.yaml:1: titel: there is no 'titel': did you mean 'title'?"],
    ['price: 1\n', "price: there is no 'price': there is title, description, picture, sections"],
    ['title: a\n\u3000description: b\n', "'\u3000description': lines are indented with plain spaces"],
    ['sections: [{ section: FAQ }]\n', "there is no 'FAQ': did you mean 'FaqSection'?"],
    ['sections: [{ section: Gallery }]\n', "there is no 'Gallery': there is Hero, Advantages"],
    ['picture: x.svg\n', "autumn.en.yaml:1: picture: there is no picture 'x.svg'"],
  ])('%j', (file, line) => {
    expect(readPage(file, 'autumn.en.yaml', context).lines.join('\n')).toContain(line);
  });

  it('says of a missing picture how it is named only where it is named otherwise', () => {
    const { lines } = read(`${HERO}    media: { src: assets/pictures/x.svg, alt: '' }\n`);
    expect(lines).toEqual([expect.stringMatching(/there is no picture 'assets\/pictures\/x\.svg'$/)]);
  });

  it('leaves remarks alone, also behind what is no text', () => {
    const { lines } = read(
      `${HERO}    headingLevel: 1 #one\n    eyebrow: C#, 9# # new\n    description: "A" #b\n`,
    );
    expect(lines).toEqual([]);
  });

  it('tells all that is wrong at once', () => {
    expect(read('  - section: Hero\n    layout: left\n    tone: green\n').lines).toHaveLength(3);
  });
});

describe('a file that an older version of a part wrote', () => {
  const hero: { migrations?: readonly unknown[] } = SECTIONS.Hero;
  beforeAll(() => {
    hero.migrations = [renamed('caption', 'title'), renamed('title', 'heading')];
  });
  afterAll(() => void delete hero.migrations);
  const older = (props: string) => read(`  - section: Hero\n${props}`);

  it('is read by the names of today, step by step', () => {
    const { lines, page } = older('    caption: Hello\n    layout: beside\n');
    expect(lines).toEqual([]);
    expect(Object.entries(page?.sections[0] ?? {})).toEqual([
      ['section', 'Hero'],
      ['heading', 'Hello'],
      ['layout', 'beside'],
    ]);
  });

  it('says so where it has both names', () => {
    expect(older('    title: Old\n    heading: New\n').lines.join()).toContain("there is no 'title'");
  });
});

describe('the ids that a page has by its file', () => {
  const file = (heading: string) => `sections:\n  - section: Hero\n    id: offer\n    heading: ${heading}\n`;

  it('are those of its sections', () => {
    expect(idsInText(file('Autumn'))).toContain('offer');
  });

  it.each(['**限時優惠**', '**Now** only', '['])(
    'are unknown, and break no other page, where it says %s without quotation marks',
    (heading) => {
      expect(idsInText(file(heading))).toBeUndefined();
    },
  );
});
