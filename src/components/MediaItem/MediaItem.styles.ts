import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  align-items: start;

  ${from('tablet')} {
    gap: ${token('space.6')};
  }
  &[data-layout='row'] {
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);

    /* A small picture has small corners. */
    > [data-part='media'] {
      border-radius: ${token('radius.sm')};
    }
  }
  > [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')};
    align-content: start;
  }
`;
