import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';
import type { BadgeTone } from './Badge.tsx';

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

export const StyledBadge = styled.span<{ readonly $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.1')} ${token('space.3')};
  border: ${token('border.width')} solid transparent;
  border-radius: ${token('radius.round')};
  font-size: ${token('font-size.xs')};
  font-weight: ${token('font-weight.medium')};
  line-height: 1.3;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;
