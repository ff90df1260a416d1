import type { ComponentPropsWithRef } from 'react';
import type { BoxElement, Media, PressTarget } from '../../primitives/index.ts';
import { GroundImage } from '../../primitives/Picture/GroundImage.tsx';
import { Press } from '../../primitives/shared/Press.tsx';
import { warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Root } from './LogoWall.styles.ts';
import { opticalSize } from './opticalSize.ts';

/** A logo of a {@link LogoWall}; `alt` is the company's name. */
export interface Logo extends Media {
  /** The logo's link. */
  readonly link?: PressTarget | undefined;
}

/** What a {@link LogoWall} shows. */
export interface LogoWallProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The element; a `ul` when missing. */
  readonly as?: BoxElement | undefined;
  /** The logos. Sizes are balanced by eye, so only their proportions matter. */
  readonly items: readonly Logo[];
  /** The list's accessible name, where no heading names it. */
  readonly label?: string | undefined;
}

/** Logos in optical balance, muted until hovered. */
export function LogoWall({ items, label, ...rest }: LogoWallProps) {
  warnWithoutItems('LogoWall', 'items', items);
  if (label !== undefined) warnWithoutText('LogoWall', 'label', label);
  return (
    <Root role="list" aria-label={label} {...rest}>
      {items.map((item, index) => (
        <li key={index}>
          <LogoImage {...item} />
        </li>
      ))}
    </Root>
  );
}

function LogoImage({ link, ...media }: Logo) {
  const { src, darkSrc, alt } = media;
  const image = <GroundImage src={src} darkSrc={darkSrc} alt={alt} {...opticalSize(media)} loading="lazy" />;
  return link === undefined ? image : <Press {...link}>{image}</Press>;
}
