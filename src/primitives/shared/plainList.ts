import { css } from 'styled-components';

/** A list without bullets; give the element `role="list"`, because Safari drops the role along with the bullets. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;
