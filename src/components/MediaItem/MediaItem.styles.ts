import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div<{ readonly $row: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $row }) => ($row ? 'minmax(0, 3fr) minmax(0, 7fr)' : 'minmax(0, 1fr)')};
  gap: ${token('space.4')};
  align-items: start;

  ${from('tablet')} {
    gap: ${token('space.6')};
  }
  /* A small picture has small corners. */
  > [data-part='media'] {
    border-radius: ${({ $row }) => $row && token('radius.sm')};
  }
  > [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')};
    align-content: start;
  }
`;
