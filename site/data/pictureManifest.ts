import type { Media } from '@plinth/ui';
import { darkPath } from '../head/darkPath.ts';

/** What the build knows of a content picture. */
export interface PictureEntry {
  readonly width: number;
  readonly height: number;
  /** There is a file for dark grounds beside it; see `darkPath`. */
  readonly hasDark?: true;
  /** Shown until the picture is there. */
  readonly placeholderColor?: string;
  /** Modern formats, most wanted first, each with its widths. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Content pictures by their path below the site's base, see {@link pictureName}. */
export type PictureManifest = Readonly<Record<string, PictureEntry>>;

/** How a picture of the site is named in the manifest; content may begin its path with `/` or `./`. */
export const pictureName = (imageUrl: string): string => imageUrl.replace(/^\.?\//, '');

/** Whether a picture lies elsewhere, where the build knows nothing of it. */
export const isRemotePicture = (imageUrl: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(imageUrl);

/** What a picture's `imageUrl` shows, with everything that the build knows of it. */
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
