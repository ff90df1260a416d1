import * as prerender from '@plinth/site/document';
import { expect, test } from 'vitest';
import { makeSignposts } from './documents.ts';
import { testContext } from './testContext.ts';

const scripts = { start: '', startChinese: '', chooseLanguage: 'choose()', followRedirect: 'follow()' };
const context = await testContext('cloud', '/brand/');
const signposts = makeSignposts({ ...context, prerender, scripts, themeCss: '' });

test('the front door leads to the home page in Chinese, with and without script; main/index to any language', () => {
  const door = signposts['index.html'].html;
  expect(door).toContain('<meta http-equiv="refresh" content="0;url=/brand/main/zh-tw/index">');
  expect(door).toContain('data-home="/brand/main/zh-tw/index">choose()</script>');
  const choice = signposts['main/index.html'].html;
  expect(choice).toContain('data-home="/brand/main/:langCode/index">choose()</script>');
  expect(choice).toContain('<meta name="robots" content="noindex">');
});

test('what links to the front door counts for the home page, and shows its picture and words where it is shared', () => {
  const door = signposts['index.html'].html;
  expect(door).not.toContain('noindex');
  expect(door).toContain('<link rel="canonical" href="https://www.sample.example/brand/main/zh-tw/index"');
  expect(door).toMatch(/<meta property="og:image" content="[^"]+home-zh-tw\.png"/);
});

test('404.html says in both languages that there is no such page, for those whom its script does not redirect', () => {
  expect(signposts['404.html'].html).toMatch(/follow\(\)<\/script>.*<h1>\p{Script=Han}.*<h2>[A-Z]/u);
  expect(signposts['404.html'].html).toMatch(
    /<title>\p{Script=Han}+ \/ [A-Z][^<]* \| Cloud Web Console<\/title>/u,
  );
});
