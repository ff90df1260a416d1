import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Veil = styled.div`
  position: fixed;
  z-index: 20;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  animation: ${appear} ${token('duration.base')} 200ms backwards;
`;

export const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.5')};
  border: ${token('border.width')} solid ${token('color.border')};
  border-radius: ${token('radius.round')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.overlay')};
  font-weight: ${token('font-weight.medium')};

  [data-part='mark'] {
    color: ${token('color.accent')};
  }
`;
