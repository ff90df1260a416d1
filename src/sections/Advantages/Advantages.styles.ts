import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** How far a picture protrudes above its card. */
const OVERHANG = '4rem';

/** Two to a row: the odd one out takes the whole row. */
const cell = css`
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

/** Each a step lower than the one before, where they stand side by side. */
export const CardCell = styled.li<{ readonly $pictured: boolean }>`
  ${cell}
  padding-block-start: ${({ $pictured }) => ($pictured ? OVERHANG : 0)};

  ${from('laptop')} {
    &:nth-child(3n + 2) {
      margin-block-start: ${token('space.8')};
    }
    &:nth-child(3n) {
      margin-block-start: ${token('space.16')};
    }
  }
  > [data-part='card'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space.3')};
    height: 100%;
    box-shadow: ${token('shadow.raised')};
  }
  /* It overlaps the upper edge of its card. */
  [data-part='media'] {
    width: min(9rem, 100%);
    margin-block: calc(-1 * (${OVERHANG} + ${token('space.6')})) ${token('space.2')};
    border-radius: ${token('radius.sm')};
  }
`;

/** Under a line of the accent, on the band's own ground. */
export const LineCell = styled.li`
  ${cell}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  align-content: start;
  padding-block-start: ${token('space.5')};
  border-block-start: 3px solid ${token('color.accent')};

  [data-part='media'] {
    width: min(6rem, 100%);
    border-radius: ${token('radius.sm')};
  }
`;
