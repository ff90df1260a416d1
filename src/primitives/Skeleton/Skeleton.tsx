import type { ComponentPropsWithRef } from 'react';
import { SkeletonBox } from './Skeleton.styles.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** `text` is a line of text, as tall as the text around it; `block` fills its box. */
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  /** A CSS width, such as `60%`. */
  readonly width?: string | undefined;
  /** A CSS height. */
  readonly height?: string | undefined;
  /** Width by height, such as `16 / 9`, when there is no height. */
  readonly ratio?: string | undefined;
}

/** The grey shape of content that is loading. Decoration: say 'loading' beside it, once. */
export function Skeleton({ shape = 'text', width, height, ratio, ...rest }: SkeletonProps) {
  return (
    <SkeletonBox aria-hidden="true" $shape={shape} $width={width} $height={height} $ratio={ratio} {...rest} />
  );
}
