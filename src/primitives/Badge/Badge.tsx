import type { ComponentPropsWithRef } from 'react';
import { StyledBadge } from './Badge.styles.ts';

/** The looks of a badge; `highlight` is for what is popular. */
export const BADGE_TONES = ['accent', 'highlight', 'neutral'] as const;
/** The name of a look of a badge. */
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** How loud it is. */
  readonly tone?: BadgeTone;
}

/** One or two words that mark something. */
export function Badge({ tone = 'accent', ...rest }: BadgeProps) {
  return <StyledBadge $tone={tone} {...rest} />;
}
