import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

/** Keeps what is inside it to its own width, and a table or code may be wider. */
export const ScrollBox = styled.div`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;

  /* The ring stands inside: the page may end at the box's edge. */
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${token('radius.sm')};
  }
  @media print {
    overflow: visible;
  }
`;
