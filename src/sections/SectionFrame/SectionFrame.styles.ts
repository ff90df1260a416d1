import { styled } from 'styled-components';
import { SectionHeader } from '../../primitives/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/**
 * Words on the left, their content on the right; one above the other where there is no room. Not as a grid, in which Chromium
 * leaves a head behind at the end of a printed page.
 */
export const Columns = styled.div`
  > [data-part='words'] > :last-child {
    margin-block-end: ${token('space.10')};
  }
  /* The head, with more words under it. */
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

/** On a wide window the description stands beside the heading, aligned with its last line. */
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
