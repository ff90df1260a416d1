declare module 'virtual:variant' {
  import type { Variant } from '@plinth/site/variants';

  /** The brand for which this bundle is built. */
  export const variant: Variant;
}

declare module 'virtual:face' {
  import type { PublishedFace } from '@plinth/site/brand-face';

  /** The brand's own face, if it has one. */
  export const face: PublishedFace | undefined;
}

declare module 'virtual:pictures' {
  import type { PictureManifest } from '@plinth/site/pictures';

  /** What the build knows of content pictures. */
  export const pictures: PictureManifest;
}

interface ImportMetaEnv {
  /** Set by the build: whether the site goes to a host that takes no headers from us and passes no call on. */
  readonly PLAIN_HOST?: boolean;
}
