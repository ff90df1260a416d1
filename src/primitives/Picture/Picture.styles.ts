import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

interface Look {
  readonly $ratio: string;
  readonly $color: string | undefined;
  readonly $fit: 'cover' | 'contain';
}

export const Frame = styled.span<Look>`
  display: block;
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${({ $color }) => $color};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: ${({ $fit }) => $fit};
  }
`;

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: ${token('color.surface-sunken')};
  color: ${token('color.border-strong')};

  * {
    vector-effect: non-scaling-stroke;
  }
`;
