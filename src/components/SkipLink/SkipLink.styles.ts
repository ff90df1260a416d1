import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

export const Anchor = styled.a`
  position: fixed;
  z-index: 30;
  inset-block-start: ${token('space.3')};
  inset-inline-start: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.5')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.overlay')};
  color: ${token('color.accent-text')};
  font-weight: ${token('font-weight.medium')};

  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
  /* A fixed element would be printed on every sheet. */
  @media print {
    display: none;
  }
`;
