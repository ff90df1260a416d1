import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHINESE_FACE, CHINESE_FACE_SHEET, FIRST_CHINESE } from '@plinth/site/chinese-face';
import subsetFont from 'subset-font';
import { cacheKey, cached } from './cache.ts';
import type { OutputFiles } from './types.ts';

/** The weights that are bundled; others take the nearest. */
const WEIGHTS = [400, 700] as const;

/** The package slices the face as search statistics say which characters occur together. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-sans-tc/unicode.json')));

/** `[12]` names a numbered slice, `latin` a named one. */
const NUMBERED = /^\[(\d+)\]$/;

/** The part of a slice's `unicode-range` that is Chinese; what comes before is left to the brand's own faces. */
const chineseOnly = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .filter((range) => Number.parseInt(range.replace(/^U\+/i, ''), 16) >= FIRST_CHINESE)
    .join(',');

/** The number of a numbered slice, and the Chinese part of what it draws. */
type Slice = readonly [slice: string, unicodeRange: string];

function readSlices(): readonly Slice[] {
  const ranges = JSON.parse(readFileSync(join(PACKAGE, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([name, range]) => {
    const slice = NUMBERED.exec(name)?.[1];
    const unicodeRange = chineseOnly(range);
    return slice === undefined || unicodeRange === '' ? [] : [[slice, unicodeRange] as const];
  });
}

const read = (name: string, weight: number, ending: string): Buffer =>
  readFileSync(join(PACKAGE, 'files', `noto-sans-tc-${name}-${weight}-normal.${ending}`));

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

/** The Chinese characters of a text, each once, in order. */
const chineseIn = (text: string): string[] =>
  [...new Set(text)].filter((character) => codePointOf(character) >= FIRST_CHINESE).toSorted();

/** Punctuation, kana and full-width forms the package's whole file has only in part; the slices have all. */
const IDEOGRAPH = /\p{Unified_Ideograph}/u;

/** The characters of a `unicode-range` such as `U+2e80-2eff,U+3001`. */
const patternOf = (unicodeRange: string): RegExp =>
  new RegExp(`[${unicodeRange.replace(/[\da-f]+/gi, '\\u{$&}').replace(/U\+|,/g, '')}]`, 'u');

/** From which of the package's files the characters are taken: nearly all from the whole one. */
function sourcesOf(characters: readonly string[], slices: readonly Slice[]): Map<string, string[]> {
  const patterns = slices.map(([slice, unicodeRange]) => ({ slice, drawn: patternOf(unicodeRange) }));
  const sources = new Map<string, string[]>();
  for (const character of characters) {
    const slice = IDEOGRAPH.test(character)
      ? undefined
      : patterns.find(({ drawn }) => drawn.test(character))?.slice;
    const source = slice ?? 'chinese-traditional';
    sources.set(source, [...(sources.get(source) ?? []), character]);
  }
  return sources;
}

/**
 * The Chinese characters of a text as fonts of their own, in a weight that the package has. Each character is in one of them
 * only, so that it looks the same whatever else the text has.
 */
export const readChinese = (text: string, weight: number): Promise<Buffer[]> =>
  Promise.all(
    [...sourcesOf(chineseIn(text), readSlices())].map(([source, characters]) =>
      subsetFont(read(source, weight, 'woff'), characters.join(''), { targetFormat: 'sfnt' }),
    ),
  );

/** A rule of the style sheet. Never waited for: until a file is there, the text stands in what the machine has. */
const faceRule = (file: string, weight: number, unicodeRange: string): string =>
  `@font-face{font-family:"${CHINESE_FACE}";font-weight:${weight};font-display:swap;src:url(${file})format("woff2");unicode-range:${unicodeRange}}`;

/** The face in its slices, and the rules by which browsers fetch only those that a page needs. */
function addSlices(files: OutputFiles, slices: readonly Slice[]): string[] {
  return slices.flatMap(([slice, unicodeRange]) =>
    WEIGHTS.map((weight) => {
      const file = `noto-sans-tc-${slice}-${weight}-normal.woff2`;
      files.set(`assets/fonts/${file}`, read(slice, weight, 'woff2'));
      return faceRule(file, weight, unicodeRange);
    }),
  );
}

/** Just the characters of the site's own words: a tenth of the slices that contain them. */
async function addSubset(
  files: OutputFiles,
  slices: readonly Slice[],
  root: string,
  texts: readonly string[],
): Promise<string[]> {
  const rules: string[] = [];
  for (const [source, characters] of sourcesOf(chineseIn(texts.flatMap(chineseIn).join('')), slices)) {
    const range = characters.map((character) => `U+${codePointOf(character).toString(16)}`).join(',');
    for (const weight of WEIGHTS) {
      const whole = read(source, weight, 'woff');
      const kept = characters.join('');
      const make = () => subsetFont(whole, kept, { targetFormat: 'woff2' });
      const file = `noto-sans-tc-site-${source}-${weight}.woff2`;
      files.set(`assets/fonts/${file}`, await cached(root, `fonts/${cacheKey(kept, whole)}.woff2`, make));
      rules.push(faceRule(file, weight, range));
    }
  }
  return rules;
}

/**
 * The Chinese face for machines that have none: the site's own subset, the slices of the whole face for everything else, and
 * one style sheet for both.
 *
 * @param root of the repository
 * @param texts everything that the site says by itself; what visitors type is drawn from the slices
 */
export async function buildFonts(root: string, texts: readonly string[]): Promise<OutputFiles> {
  const files: OutputFiles = new Map();
  const slices = readSlices();
  // Of two rules for a character the later one counts: the subset's.
  const rules = [...addSlices(files, slices), ...(await addSubset(files, slices, root, texts))];
  files.set(CHINESE_FACE_SHEET, rules.join(''));
  return files;
}
