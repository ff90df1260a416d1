import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Theme } from '@plinth/ui/tokens';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { readChinese } from './fonts.ts';

const require = createRequire(import.meta.url);

/** For a brand that has no Latin font of its own. */
const LATIN = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** The Chinese font comes in weights from 100 to 900, this far apart. */
const STEP = 100;

/** The weight of the small words. */
const SMALL_WEIGHT = 500;

/** Loads the brand's Latin font and the Chinese one for `text`; the weight may be any number. */
async function loadFonts({ face }: Theme, text: string, wght: number): Promise<Font[]> {
  const variable = await readFile(require.resolve(face?.file ?? LATIN));
  // The renderer would use a variable font only in its regular weight.
  const latin = await subsetFont(variable, text, { targetFormat: 'sfnt', variationAxes: { wght } });
  const chinese = await readChinese(text, Math.round(wght / STEP) * STEP);
  // Unique names: fonts of the same name would hide each other.
  return [latin, ...chinese].map((data, index) => ({ name: `font-${wght}-${index}`, data }));
}

/** The fonts of share images. */
export interface ShareFonts {
  /** The font families of a title and of the small words around it. */
  readonly title: string;
  readonly small: string;
  /** The renderer parses them only once, as long as it is given this same array. */
  readonly all: Font[];
}

/**
 * Loads the fonts of share images.
 *
 * @param text every character that they show, including a Latin letter: the renderer refuses a font without any
 */
export async function loadShareFonts(theme: Theme, text: string): Promise<ShareFonts> {
  const [title, small] = await Promise.all([
    loadFonts(theme, text, Number(theme.scale['font-weight.display'])),
    loadFonts(theme, text, SMALL_WEIGHT),
  ]);
  const namesOf = (fonts: readonly Font[]) => fonts.map(({ name }) => name).join(', ');
  return { title: namesOf(title), small: namesOf(small), all: [...title, ...small] };
}
