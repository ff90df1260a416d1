import { css } from 'styled-components';
import { focusRing } from './css.ts';

/**
 * The ring of a radio button in Safari, where one that an arrow led to matches `:focus-visible` no more, and a press gives the
 * focus to none. It alone knows this property.
 */
export const radioRing = css`
  @supports (hanging-punctuation: first) {
    &:focus {
      ${focusRing}
    }
  }
`;
