import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** The first item leads; the others stand beside it, separated by thin lines. */
export const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};

  li + li {
    padding-block-start: ${token('space.6')};
    border-block-start: ${token('border.width')} solid ${ink('border')};
  }
  ${from('laptop')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    grid-auto-rows: min-content;
    gap: 0 clamp(2rem, 5vw, 4.5rem);

    /* Spans more rows than a picture and its words need; empty ones have no height. */
    li:first-child {
      grid-row: 1 / span 24;
    }
    li + li {
      grid-column: 2;
      padding-block: ${token('space.6')};
    }
    li:nth-child(2) {
      padding-block-start: 0;
      border: 0;
    }
  }
`;
