import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Theme } from '@plinth/ui/tokens';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { readChinese } from './fonts.ts';

const require = createRequire(import.meta.url);

/** For a brand that has no Latin face of its own. */
const LATIN = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** The weights in which the Chinese face comes, from 100 to 900. */
const STEP = 100;

/** Fonts for satori with the name by which an element asks for them all. */
export interface LoadedFonts {
  readonly fonts: readonly Font[];
  readonly fontFamily: string;
}

/** Loads the brand's Latin face and the Chinese one for `text`, in a weight that may be any number. */
export async function loadFonts({ face }: Theme, text: string, wght: number): Promise<LoadedFonts> {
  const variable = await readFile(require.resolve(face?.file ?? LATIN));
  // The renderer knows neither variable fonts nor woff2, nor a font without any letter, which a Chinese text would leave.
  const latin = await subsetFont(variable, `${text}A`, { targetFormat: 'sfnt', variationAxes: { wght } });
  const chinese = readChinese(text, Math.round(wght / STEP) * STEP);
  const fonts = [latin, ...chinese].map((data, index): Font => ({
    // A name of its own: fonts of one name would hide each other.
    name: `font-${wght}-${index}`,
    data,
  }));
  return { fonts, fontFamily: fonts.map(({ name }) => name).join(', ') };
}
