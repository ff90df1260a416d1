import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/roles.ts';
import { type BoxElement, ink } from './shared/index.ts';

/** The sizes of running text, smallest first. */
export const TEXT_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
/** The name of a size of running text. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** The colours of running text. */
export const TEXT_TONES = ['default', 'muted', 'accent', 'danger'] as const;
/** The name of a colour of running text. */
export type TextTone = (typeof TEXT_TONES)[number];

/** Props of {@link Text}. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element; a `p` when missing. */
  readonly as?:
    BoxElement | 'p' | 'span' | 'dd' | 'dt' | 'address' | 'figcaption' | 'strong' | 'small' | undefined;
  /** How large it is. */
  readonly size?: TextSize | undefined;
  /** Its colour, as a role that follows the band around. */
  readonly tone?: TextTone | undefined;
}

const colors = {
  default: ink('text'),
  muted: ink('muted'),
  accent: ink('accent'),
  danger: ink('danger'),
} as const satisfies Record<TextTone, string>;

const StyledText = styled.p<{ readonly $size: TextSize; readonly $tone: TextTone }>`
  max-width: ${token('size.measure')};
  margin: 0;
  color: ${({ $tone }) => colors[$tone]};
  font-size: ${({ $size }) => token(`font-size.${$size}`)};
`;

/** Running text, never wider than is good to read. */
export function Text({ size = 'md', tone = 'default', ...rest }: TextProps) {
  return <StyledText $size={size} $tone={tone} {...rest} />;
}
