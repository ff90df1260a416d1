import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Value = styled.li`
  display: grid;
  gap: ${token('space.3')};
  align-content: start;
  padding-block-start: ${token('space.5')};
  border-block-start: 3px solid ${token('color.accent')};

  /* Two to a row: the odd one out takes the whole row. */
  ${from('tablet')} {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from('laptop')} {
    &:last-child:nth-child(3n) {
      grid-column: auto;
    }
  }
`;
