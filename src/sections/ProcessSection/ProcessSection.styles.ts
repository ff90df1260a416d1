import { styled } from 'styled-components';
import { plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';

export const Path = styled.ol`
  ${plainList}

  /* Pale until there is something to follow. */
  &[data-faint] {
    opacity: 0.5;
  }
`;

/** The end of the path. */
export const End = styled.div`
  display: flex;

  ${from('tablet')} {
    justify-content: center;
  }
  @media print {
    display: none;
  }
`;
