import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { type SpaceStep, plainList } from '../shared/index.ts';

interface Look {
  readonly $direction: 'column' | 'row';
  readonly $gap: SpaceStep;
  readonly $align: string | undefined;
  readonly $justify: string | undefined;
}

export const StackBox = styled.div<Look>`
  ${plainList}
  display: flex;
  ${({ $direction }) =>
    $direction === 'column'
      ? css`
          flex-direction: column;
        `
      : css`
          flex-wrap: wrap;
        `}
  gap: ${({ $gap }) => token(`space.${$gap}`)};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
`;
