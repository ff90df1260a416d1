import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { expect, test } from 'vitest';
import { findRawValues } from './rawValues.ts';

/** Where looks are made; tokens are where raw values belong, and tests may name what they like. */
const LOOKS = [
  'src/{primitives,components,sections}/**/*.{ts,tsx}',
  'site/{consent,contact,pages,shell}/**/*.{ts,tsx}',
];

test.each([
  ['color: #fff;', '#fff'],
  ['background: #1A2B3C80;', '#1A2B3C80'],
  ['border: 1px solid rgb(0 0 0 / 20%);', 'rgb(0 0 0 / 20%)'],
  ['box-shadow: 0 1px 2px oklch(0.2 0.1 20);', 'oklch(0.2 0.1 20)'],
  ['border-block-start: 1px solid white;', 'white'],
  ['background: linear-gradient(to right, red, ${token("color.accent")});', 'red'],
  ['<path fill="black" />', 'black'],
  ["<path stroke='#000' />", '#000'],
  ["style={{ color: 'tomato' }}", 'tomato'],
  ['font-size: 14px;', '14px'],
  ['font-size: 1.25rem;', '1.25rem'],
  ['style={{ fontSize: 14 }}', '14'],
  ['font: 600 1rem/1.2 sans-serif;', '1rem'],
])('%s is a raw value', (source, value) => {
  expect(findRawValues(`const A = 1;\n${source}`)).toEqual([{ line: 2, value }]);
});

test.each([
  "color: ${token('color.text')};",
  'color: currentColor; background: transparent;',
  'color: CanvasText;',
  'color: color-mix(in oklab, ${ink} 20%, transparent);',
  'color: rgb(from ${token("color.text")} r g b / 20%);',
  "font-size: ${token('font.size.md')};",
  'font: inherit; font-size: inherit;',
  'white-space: nowrap;',
  'href="#contact"',
  "import { tan } from './angles.ts';",
  '/* looks like #fff on white */',
  '// color: red',
  'url(#add)',
])('%s is none', (source) => {
  expect(findRawValues(source)).toEqual([]);
});

test('no component writes a colour or a font size itself', () => {
  const files = globSync(LOOKS, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    findRawValues(readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, value }) => `${file}:${line} ${value}`,
    ),
  );
  expect(found).toEqual([]);
});
