import { styled } from 'styled-components';
import { SectionHeader } from '../../primitives/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/**
 * Words at the left, what they speak of at the right; one above the other where there is no room: not as a grid, in which
 * Chromium leaves a head behind at the end of a sheet of paper.
 */
export const Columns = styled.div`
  > [data-part='words'] > :last-child {
    margin-block-end: ${token('space.10')};
  }
  /* The head, with more words of its own under it. */
  > [data-part='words'] > [data-part='head']:not(:last-child) {
    margin-block-end: ${token('space.8')};
  }
  ${from('laptop')} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: clamp(3rem, 7vw, 6rem);
    align-items: start;

    > [data-part='words'] > :last-child {
      margin-block-end: 0;
    }
    &[data-align='center'] {
      align-items: center;
    }
  }
`;

/** On a desk the description stands beside the heading, on its last line. */
export const WideHeader = styled(SectionHeader)`
  ${from('laptop')} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    column-gap: clamp(2rem, 5vw, 4.5rem);
    justify-items: start;
    max-width: none;

    > * {
      grid-column: 1;
    }
    > [data-part='description'] {
      grid-column: 2;
      align-self: end;
    }
  }
`;
