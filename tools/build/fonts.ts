import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHINESE_FACE_FILE } from '@plinth/site/chinese-face';
import type { OutputFiles } from './types.ts';

/** The weights that are bundled; others take the nearest. */
const WEIGHTS = [400, 700];

/** The package slices the face as search statistics say which characters occur together. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-sans-tc/unicode.json')));

/** `[12]` names a numbered slice, `latin` a named one. */
const NUMBERED = /^\[(\d+)\]$/;

/** Where Chinese begins in the Unicode table; what comes before is left to the brand's own faces. */
const FIRST_CHINESE = 0x2e80;

/** The part of a slice's `unicode-range` that is Chinese. */
const chineseOnly = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .filter((range) => Number.parseInt(range.replace(/^U\+/i, ''), 16) >= FIRST_CHINESE)
    .join(',');

/** Copies the slices of Noto Sans TC and writes the sheet by which browsers fetch only those that a page needs. */
export function buildFonts(): OutputFiles {
  const ranges = JSON.parse(readFileSync(join(PACKAGE, 'unicode.json'), 'utf8')) as Record<string, string>;
  const files: OutputFiles = new Map();
  let sheet = '';
  for (const [name, range] of Object.entries(ranges)) {
    const slice = NUMBERED.exec(name)?.[1];
    const unicodeRange = chineseOnly(range);
    if (slice === undefined || unicodeRange === '') continue;
    for (const weight of WEIGHTS) {
      const file = `noto-sans-tc-${slice}-${weight}-normal.woff2`;
      files.set(`assets/fonts/${file}`, readFileSync(join(PACKAGE, 'files', file)));
      sheet += `@font-face{font-family:"Noto Sans TC";font-weight:${weight};font-display:swap;src:url(${file})format("woff2");unicode-range:${unicodeRange}}`;
    }
  }
  files.set(CHINESE_FACE_FILE, sheet);
  return files;
}
