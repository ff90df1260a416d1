import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';
import { raisedSurface } from '../shared/index.ts';

interface Look {
  readonly $interactive: boolean;
  readonly $padding: 'none' | 'md' | 'lg';
}

const paddings = {
  none: undefined,
  md: css`
    padding: ${token('space.6')};
  `,
  lg: css`
    padding: ${token('space.6')};
    ${from('tablet')} {
      padding: ${token('space.10')};
    }
  `,
};

const interactive = css`
  transition: ${token('duration.base')} ${token('easing.standard')};
  transition-property: translate, box-shadow, border-color;

  @media (hover: hover) {
    &:hover {
      border-color: ${token('color.border-strong')};
      box-shadow: ${token('shadow.raised')};
    }
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover {
      translate: 0 ${token('distance.hover')};
    }
  }
`;

export const CardBox = styled.div<Look>`
  ${raisedSurface}
  position: relative;
  border: ${token('border.width')} solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  box-shadow: ${token('shadow.card')};
  ${({ $padding }) => paddings[$padding]}
  ${({ $interactive }) => $interactive && interactive}
`;
