import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, 'workshop/OtherNames.mdx'), 'utf8');
const links = [...page.matchAll(/\[(\w+)\]\(\?path=\/docs\/(\w+)-(\w+)--docs\)/g)];

it('leads from other names to parts that there are', () => {
  expect(links.length).toBeGreaterThan(30);
  const missing = links.filter(([, name = '', folder = '', id]) => {
    return id !== name.toLowerCase() || !existsSync(join(import.meta.dirname, folder, `${name}.stories.tsx`));
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

it.each([
  'jumbotron',
  'pricing table',
  'FAQ',
  'navbar',
  'popup',
  'toast',
  'hamburger',
  'avatar',
  '價格',
  '按鈕',
  '頁尾',
  '影片',
  '下拉選單',
  '上傳檔案',
  '圖片',
  '頁首',
  '卡片',
  '標題',
  '連結',
  '圖示',
  '團隊',
  '表格',
])('knows %s', (name) => {
  const headings = [...page.matchAll(/^## (.+)$/gm)].flatMap(([, list = '']) =>
    list.toLowerCase().split(', '),
  );
  expect(headings).toContain(name.toLowerCase());
});

it('gives every other name once', () => {
  const names = [...page.matchAll(/^## (.+)$/gm)].flatMap(([, list = '']) => list.split(', '));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
