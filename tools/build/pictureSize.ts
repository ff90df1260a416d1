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
 * The size of an owner's picture as it is to be seen: turned as its camera says. The build offers a wide photograph smaller, in the
 * same proportion.
 *
 * @param name the file's, whose ending says what it is
 * @throws Error for what is no picture
 */
export async function sizeOfPicture(name: string, source: Uint8Array): Promise<PictureSize> {
  if (/\.svg$/i.test(name)) return sizeOfSvg(new TextDecoder().decode(source));
  // Most brands have drawings alone.
  const { default: sharp } = await import('sharp');
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  return { width, height };
}
