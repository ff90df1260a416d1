import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens/roles.ts';
import { ink } from './shared/index.ts';

/** The looks of a badge; `highlight` is for what is popular. */
export const BADGE_TONES = ['accent', 'highlight', 'neutral'] as const;
/** The name of a look of a badge. */
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** How loud it is. */
  readonly tone?: BadgeTone | undefined;
}

const tones = {
  accent: css`
    background: ${token('color.accent-soft')};
    color: ${token('color.on-accent-soft')};
  `,
  highlight: css`
    background: ${token('color.highlight')};
    color: ${token('color.on-highlight')};
  `,
  neutral: css`
    border-color: ${ink('border')};
    color: ${ink('muted')};
  `,
} as const satisfies Record<BadgeTone, unknown>;

const StyledBadge = styled.span<{ readonly $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.1')} ${token('space.3')};
  border: ${token('border.width')} solid transparent;
  border-radius: ${token('radius.round')};
  font-size: ${token('font-size.xs')};
  font-weight: ${token('font-weight.medium')};
  line-height: 1.3;
  max-width: 100%;
  /* The letters need this small ground, so it is printed, too. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  ${({ $tone }) => tones[$tone]}
`;

/** One or two words that mark something. */
export function Badge({ tone = 'accent', ...rest }: BadgeProps) {
  return <StyledBadge $tone={tone} {...rest} />;
}
