import { styled } from 'styled-components';
import { visuallyHidden } from '../shared/index.ts';

export const HiddenSpan = styled.span`
  ${visuallyHidden}
`;
