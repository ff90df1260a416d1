import type { Media } from '@plinth/ui';
import type { PicturePath } from '../variants/types.ts';
import { pictureOf } from './pictureManifest.ts';
import { useRuntime } from '../shell/runtime.ts';

/** Looks pictures up, the brand's own and the content's; from content the url may be empty: then there is no picture. */
export function usePicture() {
  const runtime = useRuntime();
  function lookup(imageUrl: PicturePath, alt: string): Media;
  function lookup(imageUrl: string, alt: string): Media | undefined;
  function lookup(imageUrl: string, alt: string): Media | undefined {
    return imageUrl === '' ? undefined : pictureOf(imageUrl, alt, runtime);
  }
  return lookup;
}
