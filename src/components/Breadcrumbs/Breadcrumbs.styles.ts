import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const List = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  color: ${ink('muted')};
  font-size: ${token('font-size.sm')};

  li {
    display: flex;
    align-items: baseline;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* A slash drawn as a line: it is not read out, and it suits both directions of script. It stands beside the first line. */
  li + li::before {
    flex: none;
    height: 0.9em;
    margin-inline: ${token('space.3')};
    border-inline-start: 1px solid ${ink('edge')};
    translate: 0 0.1em;
    rotate: 18deg;
    content: '';
  }
  /* The anchor itself is as tall as a thumb: a router's link may wrap it, and a press beside it does nothing. */
  a,
  button,
  [data-part='words'] {
    display: block;
    min-height: ${token('size.control')};
    padding: ${token('space.3')} 0;
  }
  a,
  button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  /* Inline with its words and as large as they are, whatever draws it. */
  [data-part='icon'] {
    display: inline-flex;
    margin-inline-end: ${token('space.1')};
    vertical-align: -0.25em;

    svg {
      width: 1.2em;
      height: 1.2em;
    }
  }
  :is(a, button):hover {
    color: ${ink('accent')};
    text-decoration: underline;
  }
  [aria-current],
  [aria-disabled='true'] {
    color: ${ink('text')};
  }
  @media print {
    a::after {
      content: none;
    }
  }
`;
