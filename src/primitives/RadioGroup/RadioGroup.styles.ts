import { styled } from 'styled-components';
import { choice } from '../Checkbox/Checkbox.styles.ts';
import { radioRing } from '../shared/radioRing.ts';

export const RadioMark = styled.input`
  ${choice}
  ${radioRing}
  border-radius: 50%;

  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
  }
`;
