import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';
import { line } from './Field.styles.ts';

/** At the end of the first line of messages. */
export const CounterLine = styled.span`
  ${line}
  grid-area: 3 / 1;
  justify-self: end;
  color: ${ink('muted')};
  font-variant-numeric: tabular-nums;

  + p {
    grid-area: 3 / 1;
    padding-inline-end: ${token('space.16')};
  }
`;
