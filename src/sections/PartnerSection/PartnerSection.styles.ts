import { styled } from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Partner = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token('space.5')};
  align-items: center;
  height: 100%;
  font-weight: ${token('font-weight.medium')};
  line-height: 1.4;
  text-wrap: balance;

  > [data-part='media'] {
    max-width: 13rem;
  }
  ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;
  }
`;
