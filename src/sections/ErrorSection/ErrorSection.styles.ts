import { styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin-block: ${token('space.8')} ${token('space.5')};
`;

/** The words and the address share a line where there is room. */
export const Letter = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5em;
  align-items: center;
  color: ${ink('muted')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.control')};
    font-weight: ${token('font-weight.medium')};
    overflow-wrap: anywhere;
  }
`;
