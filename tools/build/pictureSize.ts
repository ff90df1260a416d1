import { readFile } from 'node:fs/promises';
import { basename, extname, parse } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where pictures stand below the site's base, as texts name them. */
export const PICTURES = 'assets/pictures/';

/** The most that a drawn picture may weigh in bytes, compressed with brotli (design brief). */
export const SVG_BUDGET_BYTES = 8 * 1024;

const ENDINGS: readonly string[] = ['.svg', '.jpg', '.jpeg', '.png', '.webp'];

/** The message for a photograph that cannot be decoded. */
export const UNREADABLE = 'It cannot be read: save it again as a JPEG or PNG.';

/** Words by which ad blockers tell advertisements: the filter `-search-ads.` of the list that most of them have hides a picture. */
const AD_WORDS = /(?<![a-z])(?:ads?|adverts?|advertis\w*|sponsor\w*)(?![a-z])/i;

/** A size in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a drawing, from its viewBox.
 *
 * @throws Error when it has none: it could not be scaled and its space could not be reserved
 */
export function sizeOfSvg(svg: string): PictureSize {
  const viewBox = /<svg\b[^>]*\sviewBox=["']([^"']*)/.exec(svg)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0) || !(height > 0))
    throw new Error(
      'It has no usable viewBox, which says how large it is: export it again with one, or write viewBox="0 0 WIDTH HEIGHT" into its <svg>.',
    );
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * The type of an owner's picture: the ending of its file's name in lower case.
 *
 * @throws Error for one that no site can be built with
 */
export function endingOf(file: string): string {
  if (/[%#?]/.test(file))
    throw new Error('Its name has a %, # or ?, which mean something else in an address: give it another.');
  if (AD_WORDS.test(file))
    throw new Error('Its name is that of an advertisement, which ad blockers hide: give it another.');
  const ending = extname(file).toLowerCase();
  if (!ENDINGS.includes(ending))
    throw new Error(`It is no picture that can be built: use ${ENDINGS.join(', ')}.`);
  return ending;
}

function isPhotograph(name: string): boolean {
  const ending = extname(name).toLowerCase();
  return ending !== '.svg' && ENDINGS.includes(ending);
}

/** Another photograph in a folder of which the build would make files of the same names; undefined where there is none. */
export function twinOf(name: string, names: readonly string[]): string | undefined {
  if (!isPhotograph(name)) return undefined;
  return names.find(
    (other) => other !== name && isPhotograph(other) && parse(other).name === parse(name).name,
  );
}

/**
 * The size of an owner's picture as it is shown: rotated by its camera's orientation. The build offers wide photographs smaller,
 * in the same proportions.
 *
 * @param root the repository's, whose cache keeps drawings that were made small
 * @throws Error with the build's own message for a picture that it refuses; a light drawing is not read to its end, so that a
 *   truncated one passes
 */
export async function sizeOfPicture(root: string, path: string): Promise<PictureSize> {
  const name = basename(path);
  const ending = endingOf(name);
  const source = await readFile(path);
  if (ending === '.svg') {
    const svg = new TextDecoder().decode(source);
    // Few drawings are too heavy as they come, and optimising one takes long.
    if (gzipSync(source).length > SVG_BUDGET_BYTES) {
      const { buildSvg, forGround } = await import('./picturesSvg.ts');
      await buildSvg(root, name, forGround(svg, 'light'));
    }
    return sizeOfSvg(svg);
  }
  // Loaded late: most brands have only drawings.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = (await sharp(source).metadata()).autoOrient;
    return { width, height };
  } catch (cause) {
    throw new Error(UNREADABLE, { cause });
  }
}
