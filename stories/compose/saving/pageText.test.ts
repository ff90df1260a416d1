import { dataInText } from '@plinth/site/composed';
import fc from 'fast-check';
import * as prettier from 'prettier';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { PageData } from '../model/draft.ts';
import { pageText } from './pageText.ts';

const page = (sections: PageData['sections'], more: object = {}): PageData => ({
  title: '秋季上雲方案',
  description: 'Move in autumn.',
  ...more,
  sections,
});

const hero = {
  headingLevel: 1,
  heading: 'Move before winter',
  section: 'Hero',
  action: { href: '#contact', label: 'Talk to us' },
  description:
    'In eight weeks, with a tested way back at every step; the first two weeks cost nothing, and you may stop after them.',
};

describe('a new file', () => {
  it('has everything in the schema’s order, words of several lines in a block', () => {
    expect(
      pageText(
        page([hero, { items: [{ value: '99.98%', label: '可用率' }], section: 'Stats', heading: '數字' }]),
      ),
    ).toBe(`title: 秋季上雲方案
description: Move in autumn.
sections:
  - section: Hero
    heading: Move before winter
    description: In eight weeks, with a tested way back at every step; the first two weeks cost nothing, and you may stop after them.
    headingLevel: 1
    action:
      label: Talk to us
      href: '#contact'
  - section: Stats
    heading: 數字
    items:
      - value: 99.98%
        label: 可用率
`);
  });

  const words = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.lorem({ maxCount: 40 }),
    fc.constantFrom(
      '- no list',
      '# no comment',
      'yes',
      '1e3',
      ' : ',
      "it's",
      '&a',
      '*b',
      '雲\n\n- 端',
      'a  \nb',
      '|',
      '> ',
    ),
  );
  const pages = fc.record({
    title: words,
    description: words,
    sections: fc.array(fc.record({ section: fc.constantFrom('Hero', 'Stats'), heading: words, id: words })),
  });

  it('says what the page says, whatever the words are', () => {
    fc.assert(
      fc.property(pages, (each) => {
        expect(parse(pageText(each))).toEqual(each);
      }),
    );
  });

  it('says what the page says where it replaces another', () => {
    fc.assert(
      fc.property(pages, pages, (before, after) => {
        expect(parse(pageText(after, pageText(before)))).toEqual(after);
      }),
    );
  });

  it('is as the formatter would have it', async () => {
    const text = pageText(
      page([
        hero,
        {
          section: 'FaqSection',
          heading: 'Q',
          items: [{ question: 'A: b?', answer: 'One.\n\n- two\n- three' }],
        },
      ]),
    );
    const options = await prettier.resolveConfig('package.json');
    expect(await prettier.format(text, { ...options, parser: 'yaml' })).toBe(text);
  });
});

const BY_HAND = `# The autumn campaign; ends on 30 November.
title: "Autumn" # short, for the tab
description: Move in autumn.
sections:
  # The first screen.
  - heading: Move before winter
    section: Hero
    description: In eight weeks.

  - section: Stats
    heading: Numbers # from the last quarter
    items:
      - { value: '12', label: Teams }
      - { value: '40', label: Days }
`;

const FILES = Object.entries(
  import.meta.glob<string>('../../../site/variants/*/pages/*.yaml', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

describe.each(FILES)('%s', (_, text) => {
  const before = text.split('\n');
  const read = dataInText(text) as PageData;

  it('stays the very same when nothing was changed', () => {
    expect(pageText(read, text)).toBe(text);
  });

  it('changes in one line where one word did', () => {
    const after = pageText({ ...read, title: 'Another' }, text).split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual(['title: Another']);
    expect(after).toHaveLength(before.length);
  });
});

describe('a file that somebody wrote by hand', () => {
  const read = (): PageData => parse(BY_HAND) as PageData;

  it('stays the very same when nothing was changed', () => {
    expect(pageText(read(), BY_HAND)).toBe(BY_HAND);
  });

  it('changes where the page changed, and keeps its comments and its order', () => {
    const { sections, ...head } = read();
    const [first = {}, second = {}] = sections;
    const text = pageText({ ...head, sections: [{ ...first, heading: 'Move now' }, second] }, BY_HAND);
    const changed = text.split('\n').filter((line) => !BY_HAND.split('\n').includes(line));
    expect(changed.filter((line) => /Move|#/.test(line))).toEqual(['  - heading: Move now']);
    for (const comment of ['# The autumn campaign', '# The first screen.', '# from the last quarter'])
      expect(text).toContain(comment);
  });

  it('keeps the comments beside and above what changes', () => {
    const before = `${BY_HAND}  - section: ContactSection
    points:
      # Said by the sales team.
      - We call you.
      # And this by support.
      - We answer in a day.
`;
    const { sections, ...head } = parse(before) as PageData;
    const [first = {}, second, third] = sections;
    const text = pageText(
      {
        ...head,
        title: 'Winter',
        sections: [
          first,
          { ...second, heading: 'Figures' },
          { ...third, points: ['We call you.', 'We answer at once.'] },
        ],
      },
      before,
    );
    expect(text).toContain('title: Winter # short, for the tab\n');
    expect(text).toContain('heading: Figures # from the last quarter\n');
    expect(text).toContain('# And this by support.\n      - We answer at once.\n');
  });

  it('keeps what stands in one line as the formatter has it', () => {
    const text =
      "title: Autumn\nsections:\n  - { section: PriceSection, items: [{ heading: A, features: ['1', { heading: B, items: [C] }] }] }\n";
    const after = pageText({ ...(parse(text) as PageData), title: 'Winter' }, text);
    expect(after).toBe(text.replace('Autumn', 'Winter'));
  });

  it('keeps the comment of a section that moved', () => {
    const { sections, ...head } = read();
    const text = pageText({ ...head, sections: sections.toReversed() }, BY_HAND);
    expect(text.indexOf('# from the last quarter')).toBeLessThan(text.indexOf('# The first screen.'));
    expect(parse(text)).toEqual({ ...head, sections: sections.toReversed() });
  });

  describe.each([
    [
      'lines that go on in the next one',
      `title: Autumn
description: >-
  Move in autumn,
  before it snows.
sections:
  - section: Hero
    description: >
      In eight weeks,
      with a way back.

      And no more.
    heading: Move before winter
    facts:
      - {
          value: '12',
          label: Teams,
        }
      - value: '40'
        label: Days of
          work
`,
    ],
    [
      'Chinese lines that go on in the next one',
      `title: 秋天
  搬家
description: >-
  入冬之前，
  搬上雲端。
sections:
  - section: Hero
    heading: Move before winter
`,
    ],
    [
      'columns, and more room than it needs',
      `title:       Autumn            # in the tab
description: Move in autumn.   # in results


sections:
  - section: Hero
    heading: Move before winter
`,
    ],
    [
      'lists that are not moved in',
      `title: Autumn
description: Move in autumn.
sections:
- section: Hero
  heading: Move before winter
  facts:
  - value: '12'
    label: Teams
`,
    ],
    [
      'four spaces',
      `title: Autumn
description: Move in autumn.
sections:
    - section: Hero
      heading: Move before winter
      facts:
          - value: '12'
            label: Teams
`,
    ],
  ])('with %s', (_, text) => {
    it.each([
      ['as it is', text],
      ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
      ['with a mark at its beginning', `\uFEFF${text}`],
    ])('keeps all that was not changed, %s', (_how, before) => {
      const { sections, ...head } = dataInText(before) as PageData;
      const [first] = sections;
      const after = pageText({ ...head, sections: [{ ...first, heading: 'Move now' }] }, before);
      expect(after).toBe(before.replace('Move before winter', 'Move now'));
    });
  });

  const others = `sections:
  - section: Hero
    heading: Move before winter

  - section: Stats
    heading: Numbers
`;
  const moved = (description: string) => {
    const before = `title: Autumn\ndescription: ${description}\n${others}`;
    const { sections, ...head } = parse(before) as PageData;
    const [first, ...rest] = sections;
    const wanted = { ...head, sections: [{ ...first, heading: 'Move now' }, ...rest] };
    return { before, wanted, after: pageText(wanted, before) };
  };

  it('keeps how its lists are moved in, where words of several lines are moved in otherwise', () => {
    const { before, after } = moved('Move in autumn,\n    before it snows.');
    expect(after).toBe(before.replace('Move before winter', 'Move now'));
  });

  it('says what was composed, where it cannot be kept as it was written', () => {
    const { wanted, after } = moved('|-\n    - Move in autumn\n    - Before it snows');
    expect(parse(after)).toEqual(wanted);
  });

  it('is written anew where it is not YAML, as where somebody overwrites it', () => {
    const wanted = page([hero]);
    expect(pageText(wanted, 'title: **限時優惠**\nsections: []\n')).toBe(pageText(wanted));
  });
});
