import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';

export const FieldsetBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: ${ink('text')};
    font-size: ${token('font-size.sm')};
    font-weight: ${token('font-weight.medium')};
  }
  [data-part='fields'] {
    display: grid;
    gap: ${token('space.2')} ${token('space.5')};
    margin-block: ${token('space.1')};
  }
`;
