import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

export const ContainerBox = styled.div<{ readonly $width: 'content' | 'measure' }>`
  width: 100%;
  max-width: calc(${({ $width }) => token(`size.${$width}`)} + 2 * ${token('space.gutter')});
  margin-inline: auto;
  padding-inline: ${token('space.gutter')};
`;
