import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import type { Media } from '../shared/index.ts';
import { Frame } from './Picture.styles.ts';
import { PictureFallback } from './PictureFallback.tsx';

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The picture; without one, or with an empty `src`, the fallback is drawn. */
  readonly media?: Media | undefined;
  /** Width by height, such as `16 / 9`. When missing: that of `media`, or `4 / 3` where `media` has no size. */
  readonly ratio?: string | undefined;
  /** For the largest picture of the first screen: fetched at once and before others. */
  readonly priority?: boolean | undefined;
  /** `cover` fills the frame and may crop, `contain` shows all. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** Alternative text in place of a picture that cannot be shown. A decorative picture's fallback is silent. */
  readonly fallbackLabel?: string | undefined;
}

const ownRatio = (media: Media | undefined): string | undefined =>
  media?.width !== undefined && media.height !== undefined ? `${media.width} / ${media.height}` : undefined;

/** A picture whose space is reserved before it loads, and that shows a quiet fallback where it fails. */
export function Picture({
  media,
  ratio = ownRatio(media) ?? '4 / 3',
  priority = false,
  fit = 'cover',
  fallbackLabel,
  ref,
  ...rest
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const frame = useRef<HTMLElement>(null);
  const src = media?.src ?? '';
  // Nobody received the error event of a picture that failed before hydration. A width of 0 alone is no proof: Firefox also
  // reports it for drawings without a size of their own; decoding tells them apart.
  useEffect(() => {
    for (const image of frame.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) image.decode().catch(() => setBrokenSrc(src));
    }
  }, [src]);
  const shown = media !== undefined && src !== '' && src !== brokenSrc;

  const image = {
    // A drawing is not decoded.
    decoding: priority || src.endsWith('.svg') ? undefined : ('async' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    onError: () => setBrokenSrc(src),
  };

  return (
    <Frame
      ref={useMergedRefs(frame, ref)}
      $ratio={ratio}
      $color={shown ? media.placeholderColor : undefined}
      $fit={fit}
      {...rest}
    >
      {shown ? (
        <>
          <Sources of={media}>
            <img
              src={src}
              srcSet={media.srcSet}
              sizes={media.sizes}
              loading={priority ? 'eager' : 'lazy'}
              alt={media.alt}
              {...image}
              data-ground={media.darkSrc && 'light'}
            />
          </Sources>
          {media.darkSrc !== undefined && (
            <img src={media.darkSrc} loading="lazy" alt={media.alt} {...image} data-ground="dark" />
          )}
        </>
      ) : (
        <PictureFallback label={media?.alt === '' ? undefined : (fallbackLabel ?? media?.alt)} />
      )}
    </Frame>
  );
}

/** An image, with its other files for the browser to choose from. */
function Sources({ of: { sources }, children }: { readonly of: Media; readonly children: ReactNode }) {
  if (sources === undefined || sources.length === 0) return children;
  return (
    <picture>
      {sources.map((source, index) => (
        <source key={index} {...source} />
      ))}
      {children}
    </picture>
  );
}
