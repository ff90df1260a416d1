import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

/** Draws the arrow, which looks different on every platform. */
export const SelectBox = styled.span`
  position: relative;
  display: block;
  color: ${token('color.text-muted')};

  select {
    appearance: none;
    padding-inline-end: ${token('space.12')};
    /* In WebKit a long option overflows its control, and the page scrolls sideways. */
    overflow: hidden;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  &::after {
    position: absolute;
    inset-block-start: calc(50% - 0.4rem);
    inset-inline-end: ${token('space.5')};
    width: 0.55rem;
    height: 0.55rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
    content: '';
  }
`;
