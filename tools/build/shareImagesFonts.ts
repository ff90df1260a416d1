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

/** The weight of the small words. */
const SMALL_WEIGHT = 500;

/** Loads the brand's Latin face and the Chinese one for `text`, in a weight that may be any number. */
async function loadFonts({ face }: Theme, text: string, wght: number): Promise<Font[]> {
  const variable = await readFile(require.resolve(face?.file ?? LATIN));
  // The renderer takes a variable font for its regular weight.
  const latin = await subsetFont(variable, text, { targetFormat: 'sfnt', variationAxes: { wght } });
  const chinese = await readChinese(text, Math.round(wght / STEP) * STEP);
  // Names of their own: fonts of one name would hide each other.
  return [latin, ...chinese].map((data, index) => ({ name: `font-${wght}-${index}`, data }));
}

/** What share images are set in. */
export interface ShareFonts {
  /** The names by which a title and the small words around it ask for their fonts. */
  readonly title: string;
  readonly small: string;
  /** The renderer reads them once as long as it is given this very list. */
  readonly all: Font[];
}

/**
 * Loads the fonts of share images.
 *
 * @param text every character that they show, a Latin letter among them: the renderer takes no font without any
 */
export async function loadShareFonts(theme: Theme, text: string): Promise<ShareFonts> {
  const [title, small] = await Promise.all([
    loadFonts(theme, text, Number(theme.scale['font-weight.display'])),
    loadFonts(theme, text, SMALL_WEIGHT),
  ]);
  const namesOf = (fonts: readonly Font[]) => fonts.map(({ name }) => name).join(', ');
  return { title: namesOf(title), small: namesOf(small), all: [...title, ...small] };
}
