import { css } from 'styled-components';
import { ink } from './ink.ts';

/** The ring around what has the keyboard's focus, two pixels from the edge so that it is visible on any fill. */
export const focusRing = css`
  outline: 2px solid ${ink('focus')};
  outline-offset: 2px;
`;
