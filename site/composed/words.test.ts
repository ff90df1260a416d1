import { describe, expect, it } from 'vitest';
import { addressProblem, readWords } from './words.ts';

describe('a phrase', () => {
  it.each([
    ['Ready in a day', 'Ready in a day'],
    ['1. Call us', '1. Call us'],
    ['# 1 in Taiwan', '# 1 in Taiwan'],
    ['- 20 °C', '- 20 °C'],
    ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['三天\n上線', '三天上線'],
    ['Three\ndays', 'Three days'],
    ['Three\vdays\u2028on', 'Three days on'],
    ['王＊＊小姐', '王＊＊小姐'],
  ])('has %j as plain text', (source, words) => {
    expect(readWords(source, 'phrase')).toEqual({ words });
  });

  it.each([
    ['產量減少，\n**預購者優先**。', ['產量減少，', { $: 'strong', of: '預購者優先' }, '。']],
    ['**預購者**\n優先', [{ $: 'strong', of: '預購者' }, '優先']],
    [
      '**預購者**\n*優先*',
      [
        { $: 'strong', of: '預購者' },
        { $: 'em', of: '優先' },
      ],
    ],
    ['共\n**3 days**', ['共 ', { $: 'strong', of: '3 days' }]],
    ['預購**者\n優先**', ['預購', { $: 'strong', of: '者優先' }]],
  ])('joins the lines of %j, with a space where one of the two is not Chinese', (source, words) => {
    expect(readWords(source, 'phrase').words).toEqual(words);
  });

  it('has emphasis and code as elements', () => {
    expect(readWords('A **real** *person* with `npm`', 'phrase').words).toEqual([
      'A ',
      { $: 'strong', of: 'real' },
      ' ',
      { $: 'em', of: 'person' },
      ' with ',
      { $: 'code', of: 'npm' },
    ]);
  });

  it.each([
    ['[Plans](/main/en/favorablePlan)', 'links are not allowed'],
    ['One\\\ntwo', 'line breaks are not allowed'],
    ['One\n\ntwo', 'one paragraph'],
    ['A <b>bold</b> word', 'HTML is not allowed'],
    ['![A cat](cat.png)', 'pictures are not allowed in words'],
    ['不如**搬走。**我們', 'put punctuation outside'],
    ['不如＊＊搬走＊＊', 'full-width asterisks'],
    ['不如＊＊搬走**', 'full-width asterisks'],
  ])('refuses %j', (source, problem) => {
    expect(readWords(source, 'phrase').problems).toEqual([expect.stringContaining(problem)]);
  });

  it('says all that is wrong with it, each once', () => {
    const source = 'A <b>bold</b> word, ![a cat](cat.png)\n\nand 不如**搬走。**我們 [x](y)';
    const wrong = ['one paragraph', 'HTML', 'pictures', 'punctuation', 'links are not allowed'];
    expect(readWords(source, 'phrase').problems).toEqual(wrong.map((each) => expect.stringContaining(each)));
  });
});

describe('a line', () => {
  it('has links and line breaks besides', () => {
    expect(readWords('See [our **plans**](favorablePlan)\\\nor write.', 'line').words).toEqual([
      'See ',
      { $: 'a', href: 'favorablePlan', of: ['our ', { $: 'strong', of: 'plans' }] },
      { $: 'br' },
      'or write.',
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](javascript:alert(1)//https:)',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '<script>alert(1)</script>',
    '<javascript:alert(1)>',
  ])('refuses %s', (source) => {
    expect(readWords(source, 'line').words).toBeUndefined();
  });

  it.each(['[Call us](tel:+886 2 2345 6789)', '[來電]（tel:+886223456789）', '看[價格]（#prices）。'])(
    'refuses %s, of which visitors would see the brackets',
    (source) => {
      expect(readWords(source, 'line').problems).toEqual([expect.stringContaining('makes no link')]);
    },
  );

  it.each(['備註[1]（含稅）', 'See [1] (2026)'])('has brackets that are no link, as in %s', (words) => {
    expect(readWords(words, 'line')).toEqual({ words });
  });
});

describe('blocks and prose', () => {
  it.each(['先盤點。\n＃＃ 再搬遷', '先盤點。\n\n##再搬遷', '###再搬遷'])(
    'refuses the signs of a heading that make none: %j',
    (source) => {
      expect(readWords(source, 'prose').problems).toEqual([expect.stringContaining('make no heading')]);
    },
  );

  it('has paragraphs and lists, and one paragraph alone as its words', () => {
    expect(readWords('One.\n\n- a\n- **b**', 'blocks').words).toEqual([
      { $: 'p', of: 'One.' },
      {
        $: 'ul',
        of: [
          { $: 'li', of: 'a' },
          { $: 'li', of: [{ $: 'strong', of: 'b' }] },
        ],
      },
    ]);
    expect(readWords('Only one.', 'blocks').words).toBe('Only one.');
  });

  it('has the lists of a word processor, and numbers that go on', () => {
    expect(readWords('Bring:\n•\tthe plan\n• the key', 'blocks').words).toEqual([
      { $: 'p', of: 'Bring:' },
      {
        $: 'ul',
        of: [
          { $: 'li', of: 'the plan' },
          { $: 'li', of: 'the key' },
        ],
      },
    ]);
    expect(readWords('1. Ask\n\nWe answer.\n\n2. Decide', 'blocks').words).toEqual([
      { $: 'ol', of: [{ $: 'li', of: 'Ask' }] },
      { $: 'p', of: 'We answer.' },
      { $: 'ol', start: 2, of: [{ $: 'li', of: 'Decide' }] },
    ]);
  });

  it('has headings in prose only, the first level right under the section’s', () => {
    expect(readWords('## A\n\nWords\n\n### B', 'prose').words).toEqual([
      { $: 'h', of: 'A' },
      { $: 'p', of: 'Words' },
      { $: 'h+', of: 'B' },
    ]);
    expect(readWords('## A\n\n> <i>B</i>', 'blocks').problems).toEqual([
      expect.stringContaining('headings'),
      expect.stringContaining('quotations'),
    ]);
  });

  it.each([
    '<div>x</div>',
    '> quoted',
    '```\ncode\n```',
    'a\n\n---\n\nb',
    '- ![x](y.png)',
    '- [x](vbscript:x)',
    '| Size | Price |\n| --- | ---: |\n| S | 900 |',
  ])('refuses %j', (source) => {
    expect(readWords(source, 'prose').words).toBeUndefined();
  });
});

it.each([
  'https://a.example/b',
  'mailto:a@b.example',
  'tel:+886223456789',
  '/main/en/index',
  '#contact',
  'index#contact',
])('lets %s pass as an address', (href) => expect(addressProblem(href)).toBeUndefined());

it.each([
  '',
  'java\nscript:alert(1)',
  ' https://a.example',
  '/\\evil.example',
  '\\\\evil',
  'ftp://a.example',
  'https://',
  'mailto:',
  'tel:',
])('refuses %j as an address', (href) => expect(addressProblem(href)).toBeDefined());
