import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin-block: ${token('space.8')} ${token('space.5')};
`;
