import type { Media } from '@plinth/ui';
import type { PicturePath } from '../variants/types.ts';
import { useRuntime } from './runtime.ts';

/** What the build knows of a content picture. */
export interface PictureEntry {
  readonly width: number;
  readonly height: number;
  /** Shown until the picture is there. */
  readonly placeholderColor?: string;
  /** Modern formats, most wanted first, each with its widths. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Content pictures by their `imageUrl`. */
export type PictureManifest = Readonly<Record<string, PictureEntry>>;

/** Turns a picture's `imageUrl` into what the library shows. */
export interface PictureLookup {
  (imageUrl: PicturePath, alt: string): Media;
  /** From content the url may be empty: then there is no picture. */
  (imageUrl: string, alt: string): Media | undefined;
}

/** Looks pictures up, the brand's own and the content's. */
export function usePicture(): PictureLookup {
  const { assetBase, pictures } = useRuntime();
  function lookup(imageUrl: PicturePath, alt: string): Media;
  function lookup(imageUrl: string, alt: string): Media | undefined;
  function lookup(imageUrl: string, alt: string): Media | undefined {
    if (imageUrl === '') return undefined;
    const src = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(imageUrl)
      ? imageUrl
      : `${assetBase}${imageUrl.replace(/^\.?\//, '')}`;
    return { src, alt, ...pictures[imageUrl] };
  }
  return lookup;
}
