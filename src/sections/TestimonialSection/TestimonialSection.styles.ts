import { styled } from 'styled-components';
import { plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** Cards of unequal height, column by column, like posters on a wall. */
export const Wall = styled.ul`
  ${plainList}
  columns: 1;
  column-gap: ${token('space.6')};

  > li {
    padding-block-end: ${token('space.6')};
    break-inside: avoid;
  }
  ${from('tablet')} {
    columns: 2;
  }
  ${from('laptop')} {
    columns: 3;
  }
  @media print {
    columns: 2;
  }
`;

/** As tall as its neighbours where they stand in rows, so that names are aligned. */
export const Cell = styled.li`
  > [data-part='card'] {
    height: 100%;
  }
`;
