import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';
import { type SpaceStep, plainList } from '../shared/index.ts';

interface Look {
  readonly $columns: 1 | 2 | 3 | 4;
  readonly $gap: SpaceStep;
}

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

export const GridBox = styled.div<Look>`
  ${plainList}
  display: grid;
  ${columns(1)}
  gap: ${({ $gap }) => token(`space.${$gap}`)};

  ${({ $columns }) =>
    $columns > 1 &&
    css`
      ${from('tablet')} {
        ${columns(2)}
      }
    `}
  ${({ $columns }) =>
    $columns > 2 &&
    css`
      ${from('laptop')} {
        ${columns($columns)}
      }
    `}
`;
