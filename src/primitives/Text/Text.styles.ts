import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';
import type { TextSize, TextTone } from './Text.tsx';

const colors = {
  default: ink('text'),
  muted: ink('muted'),
  accent: ink('accent'),
  danger: ink('danger'),
} as const satisfies Record<TextTone, string>;

export const StyledText = styled.p<{ readonly $size: TextSize; readonly $tone: TextTone }>`
  max-width: ${token('size.measure')};
  margin: 0;
  color: ${({ $tone }) => colors[$tone]};
  font-size: ${({ $size }) => token(`font-size.${$size}`)};
  font-style: normal;
`;
