import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** Half of a mark's size, and its place: centred on the first line. */
const MARK = '0.4rem';

export const List = styled.ol`
  ${plainList}
`;

/** The time above the words, and from a tablet on beside them; a line leads from mark to mark. */
export const Moment = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')};
  padding-inline-start: ${token('space.8')};
  padding-block-end: ${token('space.8')};
  break-inside: avoid;
  overflow-wrap: anywhere;

  &::before,
  &::after {
    position: absolute;
    inset-inline-start: 0;
    content: '';
  }
  &::before {
    inset-block: 0.8em -0.8em;
    margin-inline-start: calc(${MARK} - 0.5px);
    border-inline-start: 1px solid ${ink('edge')};
  }
  &::after {
    inset-block-start: 0.4em;
    width: calc(2 * ${MARK});
    height: calc(2 * ${MARK});
    border: 2px solid ${ink('edge')};
    border-radius: 50%;
    background: ${ink('surface')};
  }
  &[data-last] {
    padding-block-end: 0;
  }
  &[data-last]::before {
    content: none;
  }
  &[aria-current]::after {
    border-color: ${ink('accent')};
    background: ${ink('accent')};
  }
  /* Forced colours would remove the fill. */
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }
  [data-part='time'] {
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] [data-part='time'] {
    color: ${ink('accent')};
    font-weight: ${token('font-weight.medium')};
  }
  [data-part='words'] {
    display: grid;
    gap: ${token('space.2')};
  }

  ${from('tablet')} {
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    gap: ${token('space.6')};
  }
`;
