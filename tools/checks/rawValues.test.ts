import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { lexer } from 'css-tree';
import { expect, test } from 'vitest';

/** Whether a word is one of CSS's named colours; `transparent` and `currentcolor` are no colours of their own. */
const isNamedColour = (word: string): boolean => lexer.matchType('named-color', word).error === null;

const COLOUR_PROPERTY = String.raw`(?:[\w-]*color|background(?:-image)?|border(?:-[a-z-]+)?|outline|fill|stroke|[a-z-]*shadow|backgroundColor|borderColor)`;

const PATTERNS: readonly RegExp[] = [
  // A hexadecimal colour: `#fff`, `#1a2b3c80`; not an anchor such as `href="#contact"` or a URL's fragment.
  /(?<![\w"'(&/`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi,
  /(?<=["'`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`])/gi,
  // A colour function with numbers of its own; `rgb(from ${token(…)} …)` is based on a role.
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]+[^)]*\)?/gi,
  new RegExp(String.raw`(?<=\b${COLOUR_PROPERTY}\s*:[^;{}\n]*?(?<![\w.$-]))[a-z]+(?![\w(-])`, 'gi'),
  new RegExp(String.raw`(?<=\b(?:fill|stroke|color|stopColor)=["'])[a-z]+(?=["'])`, 'gi'),
  /(?<=\bfont-size\s*:\s*|\bfontSize\s*[:=]\s*[{"'`]{0,2})[\d.]+[a-z%]*/gi,
  /(?<=\bfont\s*:[^;{}$]*?)(?<![\w.])[\d.]+(?:px|rem|em|pt)\b/gi,
];

/** Blanks out comments, so that their words do not count; line numbers stay the same. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

/**
 * Finds colours and font sizes that a component sets itself instead of using a role (docs/architecture.md, 'Looks'), each with
 * its line, counted from 1.
 */
function findRawValues(source: string) {
  const text = withoutComments(source);
  return PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      line: text.slice(0, match.index).split('\n').length,
      value: match[0],
    })).filter(({ value }) => !/^[a-z]+$/i.test(value) || isNamedColour(value)),
  );
}

/** Where styles are written; raw values belong in tokens, and tests may use any. */
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
])('%s is not a raw value', (source) => {
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
