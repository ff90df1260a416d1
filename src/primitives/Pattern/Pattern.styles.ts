import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const PatternBox = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  pointer-events: none;
  -webkit-mask-image: linear-gradient(to left, black 15%, transparent 62%);
  mask-image: linear-gradient(to left, black 15%, transparent 62%);

  /* Away from the words there, too. */
  [dir='rtl'] & {
    scale: -1 1;
  }
  pattern rect {
    rx: ${token('radius.card')};
    fill: none;
    stroke: ${token('color.pattern')};
  }
  /* On a phone the words need the whole width, and nothing loud may lie behind them. */
  [data-part] {
    display: none;
    rx: ${token('radius.card')};
    fill: ${token('color.accent-soft')};
  }
  ${from('laptop')} {
    [data-part] {
      display: inline;
    }
  }
  [data-part='loud'] {
    fill: ${token('color.accent')};
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
