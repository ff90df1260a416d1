import { styled } from 'styled-components';
import { Pattern, Section } from '../../primitives/index.ts';
import { inBandInk } from '../../primitives/Pattern/Pattern.styles.ts';
import { ink } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled(Section)`
  padding-block: calc(${token('space.section')} * 0.75);

  /* Nothing on paper can be pressed. */
  @media print {
    display: none;
  }
`;

export const Ground = styled(Pattern)`
  ${inBandInk}
`;

export const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')} clamp(2rem, 7vw, 6rem);

  > [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    max-width: 40rem;
  }
  /* At most half of the width for the buttons: the words say what they are for. */
  ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: center;
  }
`;

/** One below the other on a phone and where they stand beside the words; side by side where they stand below the words. */
export const Actions = styled.div`
  display: grid;
  gap: ${token('space.3')};

  ${from('tablet')} {
    display: flex;
  }
  ${from('laptop')} {
    flex-direction: column;
    min-width: 16rem;
  }
  /* Its label would stand on the pattern. */
  [data-variant='secondary'] {
    background: ${ink('surface')};
  }
`;
