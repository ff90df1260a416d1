// @vitest-environment happy-dom
import { readWords } from '@plinth/site/composed';
import { expect, it } from 'vitest';
import { pastedWords } from './pasted.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body>
<h1>Moving<o:p></o:p></h1>
<p class=MsoNormal>We move your <b>servers</b><i> before
winter</i>, see <a href="https://move.example/plan">the plan</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp; </span></span><![endif]>Survey</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Racks</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Begin</p>
<p class=MsoNormal>Then we go.</p></body></html>`;

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;white-space:pre;white-space:pre-wrap;">Why</span></h2><p dir="ltr"><span style="font-weight:400;white-space:pre;white-space:pre-wrap;">Because it is </span><span style="font-weight:700">cold.</span><span style="font-weight:400"> Then</span></p><br><ol><li dir="ltr"><p dir="ltr"><span>One</span></p></li><ul><li><p>Inner</p></li></ul><li><p>Two</p><p>More of two</p></li></ol></b>`;

it.each([
  [
    'a document of Word',
    WORD,
    [
      '## Moving',
      'We move your **servers** *before winter*, see [the plan](https://move.example/plan).',
      '- Survey\n    - Racks\n1. Begin',
      'Then we go.',
    ],
  ],
  [
    'one of Google Docs',
    DOCS,
    [
      '## Why',
      'Because it is **cold**. Then',
      '1. One\n    - Inner\n2. Two',
      // A second paragraph of the same item.
      '   More of two',
    ],
  ],
  [
    'a table',
    '<table><tr><th>Day</th><th>Price</th></tr><tr><td>One</td><td>12</td></tr></table>',
    ['Day Price', 'One 12'],
  ],
  ['a chat', '<div>One<br>two</div><div><br></div><div>three</div>', ['One\\\ntwo', 'three']],
  [
    'a message with line breaks of its own',
    '<div style="white-space: pre-wrap">One,\n**two**\n\n<span>three</span></div>',
    ['One,\\\n**two**', 'three'],
  ],
  [
    'one as Chromium writes it out',
    '<span style="white-space-collapse: preserve-breaks;">早安，\n週一出貨\n</span>',
    ['早安，\\\n週一出貨'],
  ],
  ['paragraphs of an e-mail', '<div>One<br><br>two<br>three</div>', ['One', 'two\\\nthree']],
  ['some items of a list, without it', '<meta charset="utf-8"><li>One</li><li>Two</li>', ['- One\n- Two']],
  // Chromium writes out what a page looks like.
  [
    'a heading of a page',
    '<span style="font-weight: 800; display: inline">Before winter</span>',
    ['Before winter'],
  ],
  [
    'numbers of Word in Chinese and as letters',
    ['一、', '二、', '（三）', 'A.', '4)', 'l']
      .map(
        (sign) => `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}</span>演練</p>`,
      )
      .join(''),
    ['1. 演練\n2. 演練\n3. 演練\n1. 演練\n4. 演練\n- 演練'],
  ],
  ['Chinese lines', '<p>八週內完\r\n\t成 搬遷，\nby\nwinter</p>', ['八週內完成 搬遷， by winter']],
  ['Chinese words', '<p>在<strong>冬天，</strong>之前<b><i>搬</i></b></p>', ['在**冬天**，之前***搬***']],
  [
    'links',
    '<p><a href="mailto:a@b.example">Write</a>, <a href="#top">up</a>, <a href="file:///C:/plan.docx">plan</a>, <a href="https://a.example/b_(c)">see <b>this</b></a></p>',
    ['[Write](mailto:a@b.example), up, plan, [see **this**](https://a.example/b_%28c%29)'],
  ],
])('makes the Markdown of a field from what was copied: %s', (_what, html, paragraphs) => {
  const markdown = pastedWords({ html, plain: '-' }, 'prose');
  expect(markdown).toBe(paragraphs.join('\n\n'));
  expect(readWords(markdown, 'prose').problems).toBeUndefined();
});

it.each([
  '<div style="font-family: monospace;white-space: pre;"><div><span>**Two**</span></div><div>lines</div></div>',
  '<html><body><pre style="color:#000">**Two**<br>lines</pre></body></html>',
  '',
])('takes the words alone of what has no looks, or those of an editor: %j', (html) => {
  expect(pastedWords({ html, plain: '**Two**\nlines' }, 'prose')).toBe('**Two**\nlines');
});

it('leaves out what the field may not have', () => {
  const html = '<h2>Why</h2><p>It is <b>cold</b>.</p><ul><li>One</li><li>Two</li></ul>';
  expect(pastedWords({ html, plain: '-' }, 'blocks')).toBe('Why\n\nIt is **cold**.\n\n- One\n- Two');
  expect(pastedWords({ html, plain: '-' }, 'line')).toBe('Why\nIt is **cold**.\nOne\nTwo');
});
