import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

/** Keeps its own width, while a table or code inside may be wider. */
export const ScrollBox = styled.div`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;

  /* The ring is drawn inside: the page may end at the box's edge. */
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${token('radius.sm')};
  }
  @media print {
    overflow: visible;
  }
`;
