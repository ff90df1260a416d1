import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** As tall as a section's head with a heading of one line. */
export const Head = styled.div<{ readonly $align: 'start' | 'center' }>`
  max-width: 28rem;
  margin-inline: ${({ $align }) => ($align === 'center' ? 'auto' : undefined)};
  margin-block-end: ${token('space.10')};

  ${from('laptop')} {
    margin-block-end: ${token('space.12')};
  }
`;
