import type { Media } from '@plinth/ui';
import type { PicturePath } from '../variants/types.ts';
import { pictureOf } from './pictureManifest.ts';
import { useRuntime } from '../shell/runtime.ts';

/** Turns a picture's `imageUrl` into what the library shows. */
export interface PictureLookup {
  (imageUrl: PicturePath, alt: string): Media;
  /** From content the url may be empty: then there is no picture. */
  (imageUrl: string, alt: string): Media | undefined;
}

/** Looks pictures up, the brand's own and the content's. */
export function usePicture(): PictureLookup {
  const runtime = useRuntime();
  function lookup(imageUrl: PicturePath, alt: string): Media;
  function lookup(imageUrl: string, alt: string): Media | undefined;
  function lookup(imageUrl: string, alt: string): Media | undefined {
    return imageUrl === '' ? undefined : pictureOf(imageUrl, alt, runtime);
  }
  return lookup;
}
