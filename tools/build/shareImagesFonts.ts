import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Font } from 'satori';
import { type CodePoints, isInRanges, readUnicodeRange } from './unicodeRange.ts';

/** Weights that the typeface is installed in. */
export type FontWeight = 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

const WEIGHTS: readonly FontWeight[] = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The installed weight next to a theme's, which may be any number. */
export function nearestWeight(wanted: string): FontWeight {
  const distance = (weight: FontWeight) => Math.abs(weight - Number(wanted));
  return WEIGHTS.reduce((best, weight) => (distance(weight) < distance(best) ? weight : best), 400);
}

/** One file of a sliced typeface, and which characters it draws. */
interface Slice {
  readonly file: string;
  readonly ranges: readonly CodePoints[];
}

const require = createRequire(import.meta.url);
const LATIN = dirname(require.resolve('@fontsource/inter/package.json'));
const CHINESE = dirname(require.resolve('@fontsource/noto-sans-tc/package.json'));

async function readSlices(directory: string, weight: FontWeight): Promise<Slice[]> {
  const css = await readFile(join(directory, `${weight}.css`), 'utf8');
  return [...css.matchAll(/url\(([^)]+\.woff)\)[\s\S]*?unicode-range:\s*([^;]+);/g)].map(
    ([, file = '', ranges = '']) => ({
      file: join(directory, file),
      ranges: readUnicodeRange(ranges),
    }),
  );
}

/** Signs that both faces draw, each as wide as its script wants them: “quotes”, dashes, the ellipsis. */
const isShared = (codePoint: number): boolean => codePoint >= 0x2000 && codePoint <= 0x2fff;

const draws = ({ ranges }: Slice, codePoint: number): boolean => isInRanges(ranges, codePoint);

/** Fonts for satori with the name by which an element asks for them all. */
export interface LoadedFonts {
  readonly fonts: readonly Font[];
  readonly fontFamily: string;
}

/** Loads the slices of the Latin and the Chinese face that draw `text` in a language, given as a BCP 47 tag. */
export type FontLoader = (text: string, weight: FontWeight, lang: string) => Promise<LoadedFonts>;

/** Makes a loader of fonts that reads each file once. */
export function createFontLoader(): FontLoader {
  const sheets = new Map<string, Promise<Slice[]>>();
  const files = new Map<string, Promise<Buffer>>();
  const once = <V>(map: Map<string, V>, key: string, make: () => V): V => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };
  return async (text, weight, lang) => {
    const [latin, chinese] = await Promise.all(
      [LATIN, CHINESE].map((directory) =>
        once(sheets, `${directory} ${weight}`, () => readSlices(directory, weight)),
      ),
    );
    if (latin === undefined || chinese === undefined)
      throw new Error('The fonts of the share images are missing.');
    const needed = new Set<Slice>();
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const order =
        lang.startsWith('zh') && isShared(codePoint) ? [...chinese, ...latin] : [...latin, ...chinese];
      const slice = order.find((candidate) => draws(candidate, codePoint));
      if (slice !== undefined) needed.add(slice);
    }
    const all = [...chinese, ...latin];
    const inOrder = all.filter((slice) => needed.has(slice));
    const fonts = await Promise.all(
      (lang.startsWith('zh') ? inOrder : inOrder.toReversed()).map(async ({ file }): Promise<Font> => ({
        // A name of its own: slices of one name would hide each other.
        name: basename(file, '.woff'),
        data: await once(files, file, () => readFile(file)),
        weight,
        style: 'normal',
      })),
    );
    return { fonts, fontFamily: fonts.map(({ name }) => name).join(', ') };
  };
}
