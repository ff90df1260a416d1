import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHINESE_FACE, CHINESE_FACE_SHEET, FIRST_CHINESE } from '@plinth/site/chinese-face';
import subsetFont from 'subset-font';
import { cacheKey, cached } from './cache.ts';
import type { OutputFiles } from './types.ts';

/** The weights that are bundled; others take the nearest. */
const WEIGHTS = [400, 700] as const;

/** The package slices the font by which characters occur together, according to search statistics. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-sans-tc/unicode.json')));

/** `[12]` names a numbered slice, `latin` a named one. */
const NUMBERED = /^\[(\d+)\]$/;

/** The part of a slice's `unicode-range` that is Chinese; what comes before it is left to the brand's own fonts. */
const chineseOnly = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .filter((range) => Number.parseInt(range.replace(/^U\+/i, ''), 16) >= FIRST_CHINESE)
    .join(',');

/** The number of a numbered slice, and the Chinese part of its `unicode-range`. */
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

/** Only these are complete in the package's whole file; only the slices have all punctuation, kana and full-width forms. */
const IDEOGRAPH = /\p{Unified_Ideograph}/u;

/** The characters of a `unicode-range` such as `U+2e80-2eff,U+3001`. */
const patternOf = (unicodeRange: string): RegExp =>
  new RegExp(`[${unicodeRange.replace(/[\da-f]+/gi, '\\u{$&}').replace(/U\+|,/g, '')}]`, 'u');

/** Which of the package's files each character is taken from: nearly always the whole one. */
function sourcesOf(characters: readonly string[], slices: readonly Slice[]): Map<string, string[]> {
  const patterns = slices.map(([slice, unicodeRange]) => ({ slice, drawn: patternOf(unicodeRange) }));
  return Map.groupBy(characters, (character) => {
    const slice = IDEOGRAPH.test(character)
      ? undefined
      : patterns.find(({ drawn }) => drawn.test(character))?.slice;
    return slice ?? 'chinese-traditional';
  });
}

/**
 * Fonts with just the Chinese characters of a text, in a weight that the package has. Each character is in only one of them,
 * so that it looks the same whatever else the text contains.
 */
export const readChinese = (text: string, weight: number): Promise<Buffer[]> =>
  Promise.all(
    [...sourcesOf(chineseIn(text), readSlices())].map(([source, characters]) =>
      subsetFont(read(source, weight, 'woff'), characters.join(''), { targetFormat: 'sfnt' }),
    ),
  );

/** A rule of the style sheet. It never blocks: until its file has loaded, the text is shown in a font of the machine. */
const faceRule = (file: string, weight: number, unicodeRange: string): string =>
  `@font-face{font-family:"${CHINESE_FACE}";font-weight:${weight};font-display:swap;src:url(${file})format("woff2");unicode-range:${unicodeRange}}`;

/** The slices of the font, and the rules by which browsers fetch only the slices that a page needs. */
function addSlices(files: OutputFiles, slices: readonly Slice[]): string[] {
  return slices.flatMap(([slice, unicodeRange]) =>
    WEIGHTS.map((weight) => {
      const file = `noto-sans-tc-${slice}-${weight}-normal.woff2`;
      files.set(`assets/fonts/${file}`, read(slice, weight, 'woff2'));
      return faceRule(file, weight, unicodeRange);
    }),
  );
}

/** Just the characters of the site's own words: a tenth of the size of the slices that contain them. */
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
 * The Chinese font for machines that have none: the site's own subset, the slices of the whole font for everything else, and
 * one style sheet for both.
 *
 * @param root of the repository
 * @param texts all of the site's own texts; what visitors type is drawn from the slices
 */
export async function buildFonts(root: string, texts: readonly string[]): Promise<OutputFiles> {
  const files: OutputFiles = new Map();
  const slices = readSlices();
  // If two rules cover a character, the later one wins: the subset's.
  const rules = [...addSlices(files, slices), ...(await addSubset(files, slices, root, texts))];
  files.set(CHINESE_FACE_SHEET, rules.join(''));
  return files;
}
