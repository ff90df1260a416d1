import { styled } from 'styled-components';
import { ink } from '../shared/index.ts';
import { line } from './Field.styles.ts';

/** At the end of the first line of messages, which keeps this room for it. */
export const CounterLine = styled.span<{ readonly $room: string }>`
  ${line}
  grid-area: 3 / 1;
  justify-self: end;
  color: ${ink('muted')};
  font-variant-numeric: tabular-nums;

  + p {
    grid-area: 3 / 1;
    padding-inline-end: ${({ $room }) => $room};
  }
`;
