import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';
import { StyledEyebrow } from '../Eyebrow/Eyebrow.styles.ts';

export const HeaderBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  align-items: start;
  max-width: 44rem;
  margin-bottom: ${token('space.10')};
  text-align: start;
  break-after: avoid;
  break-inside: avoid;

  &[data-align='center'] {
    align-items: center;
    margin-inline: auto;
    text-align: center;

    /* The line before the eyebrow would move the words off centre. */
    > ${StyledEyebrow}::before {
      display: none;
    }
  }

  ${from('laptop')} {
    margin-bottom: ${token('space.12')};
  }
`;
