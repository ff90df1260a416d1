import { css } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from './ink.ts';

/** The ring around what has the keyboard's focus, two pixels from the edge so that it is visible on any fill. */
export const focusRing = css`
  outline: 2px solid ${ink('focus')};
  outline-offset: 2px;
`;

/** Out of sight, still read out. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * Makes a heading's link cover its card: one tab stop, but the whole card can be pressed. The card must be `position: relative`.
 */
export const coverLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.card')};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

/** A list without bullets; give the element `role="list"`, because Safari drops the role along with the bullets. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;
