import type { Media } from '@plinth/ui';
import { darkPath } from '../head/darkPath.ts';

/** What the build knows of a content picture. */
export interface PictureEntry {
  readonly width: number;
  readonly height: number;
  /** Whether there is a file for dark grounds beside it; see `darkPath`. */
  readonly hasDark?: true;
  /** Shown until the picture has loaded. */
  readonly placeholderColor?: string;
  /** Modern formats, best first, each with its widths. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Content pictures by their path below the site's base, see {@link pictureName}. */
export type PictureManifest = Readonly<Record<string, PictureEntry>>;

/** A picture's name in the manifest; content may begin its path with `/` or `./`. */
export const pictureName = (imageUrl: string): string => imageUrl.replace(/^\.?\//, '');

/** Whether a picture is elsewhere, so that the build knows nothing about it. */
export const isRemotePicture = (imageUrl: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(imageUrl);

/** The picture of an `imageUrl`, with everything that the build knows about it. */
export function pictureOf(
  imageUrl: string,
  alt: string,
  { assetBase, pictures }: { readonly assetBase: string; readonly pictures: PictureManifest },
): Media {
  if (isRemotePicture(imageUrl)) return { src: imageUrl, alt };
  const name = pictureName(imageUrl);
  const { hasDark, ...entry } = pictures[name] ?? {};
  const src = assetBase + name;
  return { src, alt, ...entry, ...(hasDark && { darkSrc: darkPath(src) }) };
}
