import { css } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { focusRing } from './focusRing.ts';

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
