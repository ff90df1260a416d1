import type { ComponentPropsWithRef, ElementType } from 'react';
import { warnWithoutText } from '../shared/warnings.ts';
import { IconBox } from './Icon.styles.ts';

/** Props of {@link Icon}. */
export interface IconProps extends ComponentPropsWithRef<'span'> {
  /** Draws the icon as an `<svg>`, such as one of lucide's. */
  readonly icon: ElementType<ComponentPropsWithRef<'svg'>>;
  /** `text` is as large as the text around it, `md` 24 and `lg` 32 pixels. */
  readonly size?: 'text' | 'md' | 'lg' | undefined;
  /** Its accessible name; decoration when missing. */
  readonly label?: string | undefined;
}

/** An icon in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'text', label, ...rest }: IconProps) {
  if (label !== undefined) warnWithoutText('Icon', 'label', label);
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <IconBox $size={size} {...meaning} {...rest}>
      <Drawing aria-hidden="true" />
    </IconBox>
  );
}
