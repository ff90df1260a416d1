import { css } from 'styled-components';
import { focusRing } from './focusRing.ts';

/**
 * The ring of a radio button in Safari, where a button reached by an arrow key does not match `:focus-visible`, and a press does
 * not give focus. Only Safari supports this property.
 */
export const radioRing = css`
  @supports (hanging-punctuation: first) {
    &:focus {
      ${focusRing}
    }
  }
`;
