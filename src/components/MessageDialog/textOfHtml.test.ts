import { expect, it } from 'vitest';
import { textOfHtml } from './textOfHtml.ts';

it.each([
  ['<p>Thank <b>you</b>.</p><p>Bye</p>', 'Thank you.\nBye'],
  ['a<br/>b', 'a\nb'],
  ['<div>one</div><div>two</div>', 'one\ntwo'],
  ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
  ['<script>alert(1)</script>safe<style>p{}</style>', 'safe'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['1 &lt; 2 &amp; 3&nbsp;&unknown;', '1 < 2 & 3 &unknown;'],
  ['It&#39;s &#x611F;&#X8B1D;, &amp;#39; &#x110000;', "It's 感謝, &#39; &#x110000;"],
  ['broken <b', 'broken'],
])('%s becomes %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
