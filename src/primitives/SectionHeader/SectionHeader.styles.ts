import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';
import { StyledEyebrow } from '../Eyebrow/Eyebrow.styles.ts';

export const HeaderBox = styled.div<{ readonly $align: 'start' | 'center' }>`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  align-items: ${({ $align }) => $align};
  max-width: 44rem;
  margin-inline: ${({ $align }) => ($align === 'center' ? 'auto' : undefined)};
  margin-bottom: ${token('space.10')};
  text-align: ${({ $align }) => $align};

  /* Centred, the line before the eyebrow would push the words out of the middle. */
  > ${StyledEyebrow}::before {
    display: ${({ $align }) => ($align === 'center' ? 'none' : undefined)};
  }

  ${from('laptop')} {
    margin-bottom: ${token('space.12')};
  }
`;
