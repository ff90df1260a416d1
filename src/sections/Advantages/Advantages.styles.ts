import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** How far a picture stands out over its card. */
const OVERHANG = '4rem';

/** Each a step lower than the one before, where they stand side by side. */
export const Item = styled.li`
  padding-block-start: ${OVERHANG};

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
    &:nth-child(3n + 2) {
      margin-block-start: ${token('space.8')};
    }
    &:nth-child(3n) {
      margin-block-start: ${token('space.16')};
    }
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    height: 100%;
    align-content: start;
    box-shadow: ${token('shadow.raised')};
  }
  /* The picture overlaps the upper edge of its card. */
  > div > span {
    width: 9rem;
    margin-block: calc(-1 * (${OVERHANG} + ${token('space.6')})) ${token('space.2')};
  }
`;
