import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Theme } from '@plinth/ui/tokens';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { readChinese } from './fonts.ts';
import type { Words } from './shareImagesWords.ts';

const require = createRequire(import.meta.url);

/** For a brand that has no Latin face of its own. */
const LATIN = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** The weights in which the Chinese face comes, from 100 to 900. */
const STEP = 100;

/** The weight of the small words. */
const SMALL_WEIGHT = 500;

/** Fonts for satori with the name by which an element asks for them all. */
interface LoadedFonts {
  readonly fonts: readonly Font[];
  readonly fontFamily: string;
}

/** Loads the brand's Latin face and the Chinese one for `text`, in a weight that may be any number. */
async function loadFonts({ face }: Theme, text: string, wght: number): Promise<LoadedFonts> {
  const variable = await readFile(require.resolve(face?.file ?? LATIN));
  // The renderer knows neither variable fonts nor woff2, nor a font without any letter, which a Chinese text would leave.
  const latin = await subsetFont(variable, `${text}A`, { targetFormat: 'sfnt', variationAxes: { wght } });
  const chinese = await readChinese(text, Math.round(wght / STEP) * STEP);
  const fonts = [latin, ...chinese].map((data, index): Font => ({
    // A name of its own: fonts of one name would hide each other.
    name: `font-${wght}-${index}`,
    data,
  }));
  return { fonts, fontFamily: fonts.map(({ name }) => name).join(', ') };
}

/** What share images are set in. */
export interface ShareFonts {
  /** The names by which a title and the small words around it ask for their fonts. */
  readonly families: { readonly title: string; readonly small: string };
  /** The renderer reads them once as long as it is given this very list. */
  readonly all: Font[];
}

/** Loads the fonts for the words of share images. */
export async function loadShareFonts(theme: Theme, all: readonly Words[]): Promise<ShareFonts> {
  const titles = all.map(({ siteName, title }) => siteName + title).join('');
  const others = all.map(({ eyebrow, foot }) => eyebrow + foot).join('');
  const [title, small] = await Promise.all([
    // A title that is too long ends so.
    loadFonts(theme, `${titles}…`, Number(theme.scale['font-weight.display'])),
    loadFonts(theme, others, SMALL_WEIGHT),
  ]);
  return {
    families: { title: title.fontFamily, small: small.fontFamily },
    all: [...title.fonts, ...small.fonts],
  };
}
