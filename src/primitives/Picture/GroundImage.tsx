import type { ComponentPropsWithRef } from 'react';

/** Props of {@link GroundImage}: those of `<img>`. */
export interface GroundImageProps extends Omit<ComponentPropsWithRef<'img'>, 'ref'> {
  readonly src: string;
  /** Its alternative text; empty for decoration. */
  readonly alt: string;
  /** The same picture made for a dark ground. */
  readonly darkSrc: string | undefined;
}

/**
 * An image, or two of which the one made for the ground is shown. Not a single image with `prefers-color-scheme`: WebKit does not
 * pass the scheme on to images, and a dark band in a light page has another. The hidden one is lazy, so that it is not fetched.
 */
export function GroundImage({ src, darkSrc, alt, ...rest }: GroundImageProps) {
  if (darkSrc === undefined) return <img src={src} alt={alt} {...rest} />;
  return (
    <>
      <img src={src} alt={alt} {...rest} data-ground="light" />
      <img src={darkSrc} alt={alt} {...rest} data-ground="dark" loading="lazy" />
    </>
  );
}
