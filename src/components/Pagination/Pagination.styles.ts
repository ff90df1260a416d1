import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** On a phone 'Previous', the current position and 'Next'; from a tablet on the pages by number. */
export const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
  align-items: center;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  a {
    display: grid;
    grid-auto-flow: column;
    gap: ${token('space.2')};
    place-items: center;
    min-width: ${token('size.control')};
    min-height: ${token('size.control')};
    padding-inline: ${token('space.2')};
    border: 2px solid transparent;
    border-radius: ${token('radius.control')};
    color: ${ink('text')};
    text-decoration: none;
  }
  a:any-link:hover {
    color: ${ink('accent')};
    text-decoration: underline;
  }
  a[aria-current] {
    border-color: ${ink('accent')};
    font-weight: ${token('font-weight.medium')};
  }
  a[aria-disabled='true'] {
    color: ${ink('muted')};
    opacity: 0.6;
  }
  [data-part='position'] {
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
  }
  [data-part='number'],
  [data-part='gap'] {
    display: none;
  }
  [data-part='gap']::before {
    content: '…';
  }
  /* The arrows follow the direction of the script. */
  [dir='rtl'] & svg {
    scale: -1 1;
  }

  ${from('tablet')} {
    justify-content: center;

    [data-part='position'] {
      display: none;
    }
    [data-part='number'] {
      display: block;
    }
    [data-part='gap'] {
      display: block;
      min-width: ${token('space.8')};
      color: ${ink('muted')};
      text-align: center;
    }
  }
  /* Forced colours paint transparent edges. */
  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }
    a[aria-current] {
      border-color: Highlight;
    }
    a[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;
