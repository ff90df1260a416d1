import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';

interface Look {
  readonly $shape: 'text' | 'block' | 'circle';
  readonly $width: string | undefined;
  readonly $height: string | undefined;
  readonly $ratio: string | undefined;
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const radius = { text: 'radius.sm', block: 'radius.md', circle: 'radius.round' } as const;

export const SkeletonBox = styled.span<Look>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $shape }) => ($shape === 'text' ? '1.6em' : undefined)};
  height: ${({ $shape, $height }) => $height ?? ($shape === 'text' ? '1lh' : undefined)};
  aspect-ratio: ${({ $shape, $ratio }) => $ratio ?? ($shape === 'circle' ? '1' : undefined)};
  border-radius: ${({ $shape }) => token(radius[$shape])};
  background: ${ink('border')};
  background: color-mix(in srgb, currentColor 9%, transparent);
  clip-path: ${({ $shape }) => ($shape === 'text' ? `inset(0.22em 0 round ${token('radius.sm')})` : undefined)};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
    clip-path: none;
  }
`;
